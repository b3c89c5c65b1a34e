import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isUnanswered } from '#web/shared/api/apiError.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useApplyReservationActionMutation } from '../desk/reservationChangesApi.ts';
import { addToOutbox } from '../offline/outbox/outbox.ts';
import { describeParty, type OutboxEntry, type VisitEntry } from '../offline/outbox/outboxEntry.ts';
import { mustUseOutbox } from '../offline/outbox/mustUseOutbox.ts';
import type { NextStep } from './book/nextStep.ts';
import { toQueuedAction, type LastAction } from './last-action/lastAction.ts';

export type ActionStep = Extract<NextStep, { action: unknown }>;
type Answer = { readonly data?: ReservationView | undefined; readonly error?: unknown };

type Tools = {
  readonly runAlone: (id: string, run: () => Promise<void>) => Promise<void>;
  readonly show: (title: string, answer: Answer) => void;
  readonly setLast: (last: LastAction) => void;
};

const toEntry = (reservation: ReservationView, { action, done }: ActionStep): VisitEntry => ({
  kind: 'visit',
  key: createIdempotencyKey(),
  at: new Date(serverNow()).toISOString(),
  title: done,
  who: describeParty(reservation),
  refusal: null,
  reservationId: reservation.id,
  action,
});

/**
 * Records the steps of a visit. If the server does not answer, puts the step in the offline outbox.
 */
export const useVisitSteps = ({ runAlone, show, setLast }: Tools) => {
  const [apply] = useApplyReservationActionMutation();
  const noteQueued = (entry: OutboxEntry) => setLast(toQueuedAction(entry));
  const queue = async (entry: OutboxEntry) => {
    await addToOutbox(entry);
    noteQueued(entry);
  };
  const takeStep = (reservation: ReservationView, step: ActionStep) =>
    runAlone(reservation.id, async () => {
      const entry = toEntry(reservation, step);
      if (mustUseOutbox()) return queue(entry);
      const { id, version } = reservation;
      const answer = await apply({ id, version, action: step.action, key: entry.key });
      if (isUnanswered(answer.error)) return queue(entry);
      show(step.done, answer);
    });
  return { takeStep, noteQueued };
};
