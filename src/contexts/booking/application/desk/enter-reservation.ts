import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { DeskEntry } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { IdempotencyKey, RunIdempotent } from '#src/event-log/idempotency.ts';
import type { NewId } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import {
  loadTurnFactsExcluding,
  hasOverrides,
  refuseUnknownReservation,
  type DeskDeps,
} from './execute-desk-command.ts';
import { countHighChairsFor } from '../load-turn-facts.ts';
import { runWithConflictAttribution } from './run-with-conflict-attribution.ts';
import { decideSeatHold, type SeatHoldDeps } from '../decide-seat-hold.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

export type EnterDeps = DeskDeps &
  SeatHoldDeps & { readonly runIdempotent: RunIdempotent; readonly newId: NewId };

const storeEntry = async (
  deps: EnterDeps,
  tx: Sql,
  id: string,
  entry: DeskEntry,
  actor: Actor,
): Promise<void> => {
  const { reservationDate: date, timeSlotId, origin, override } = entry;
  const { tableId, joinedTableIds, numberOfPeople, arrivalTime, seatWishes: wishes } = entry;
  await deps.lockTurn(tx, { date, timeSlotId });
  const turnFacts = await loadTurnFactsExcluding(deps, tx, { date, timeSlotId }, id);
  const counted = await countHighChairsFor(deps)(wishes, turnFacts, { tx });
  // A party at the door after midnight belongs to the evening that still runs.
  const facts =
    origin === 'walk_in' ? { ...counted, today: currentServiceDay(deps.clock) } : counted;
  const party = { tableId, joinedTableIds, numberOfPeople };
  const hold = await decideSeatHold(deps, tx, 'staffEntry', { party, facts, sender: null });
  const at = deps.clock.now().toISOString();
  const decided = reservationDecider.decide(
    {
      type: 'enter',
      bookingRequest: { ...party, arrivalTime, wishes: wishes ?? [] },
      facts,
      origin,
      hasReason: override !== undefined,
      now: at,
      hold,
    },
    reservationDecider.initial,
  );
  const subject = await deps.personalData.insert(tx, {
    name: entry.customerName,
    phone: entry.customerPhone,
    email: entry.customerEmail,
    notes: entry.notes,
    ...(entry.occasion ? { occasion: entry.occasion } : {}),
    ...(wishes?.length ? { seatWishes: wishes.join(' ') } : {}),
    ...(override && hasOverrides(decided) ? { overrideReason: override.reason } : {}),
  });
  await deps.eventLog.append(tx, toReservationStream(id), 0, decided, { at, actor, subject });
};

type EnteredReservation = { readonly answer: ReservationView; readonly replayed: boolean };

export const enterReservation =
  (deps: EnterDeps) =>
  (entry: DeskEntry, idempotencyKey: IdempotencyKey, actor: Actor): Promise<EnteredReservation> =>
    runWithConflictAttribution(deps, null, async (tx) => {
      const id = deps.newId();
      const { answer, replayed } = await deps.runIdempotent(tx, idempotencyKey, { id }, () =>
        storeEntry(deps, tx, id, entry, actor),
      );
      return {
        answer: (await deps.reservations.find(answer.id, tx)) ?? refuseUnknownReservation(),
        replayed,
      };
    });

export type EnterReservation = ReturnType<typeof enterReservation>;
