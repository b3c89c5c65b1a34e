import type { KnownAction } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isWaiting, type OutboxEntry } from '../../offline/outbox/outboxEntry.ts';
import { guestName } from '../../desk/reservationText.ts';

/** What staff did last on this screen. It stays until they do something else. */
export type LastAction =
  | {
      readonly title: string;
      readonly detail: string;
      /** The actions that "Rimetti com’era" takes back. */
      readonly undoable: readonly KnownAction[];
      /** ISO instant until which the action can be undone, or null. */
      readonly undoableUntil: string | null;
      /** Key of the outbox in which the action waits or waited. */
      readonly queuedKey?: string;
    }
  | { readonly failure: string };

const describe = (one: ReservationView): string =>
  [`${guestName(one)}, ${one.numberOfPeople}`, one.tableName].filter(Boolean).join(' · ');

export const toKnownAction = ({ id, updatedAt }: ReservationView): KnownAction => ({
  id,
  at: updatedAt,
});

export const toLastAction = (title: string, changed: readonly ReservationView[]): LastAction => ({
  title,
  detail: changed.length === 1 ? describe(changed[0]!) : '',
  undoable: changed.map(toKnownAction),
  undoableUntil: changed[0]?.lastAction?.undoableUntil ?? null,
});

/** Nothing can be taken back before it has been sent. */
export const toQueuedAction = ({ key, title, who }: OutboxEntry): LastAction => ({
  title,
  detail: who,
  undoable: [],
  undoableUntil: null,
  queuedKey: key,
});

/** What became of an action that was entered without a network. */
export const describeQueued = (key: string, entries: readonly OutboxEntry[]): string => {
  const entry = entries.find((one) => one.key === key);
  if (!entry) return 'inviato';
  return isWaiting(entry) ? 'da inviare' : 'non registrato';
};
