import type { KnownAction } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ToastMessage } from '#web/shared/ui/feedback/toastTypes.ts';
import { isWaiting, type OutboxEntry } from '../../offline/outbox/outboxEntry.ts';
import { guestName } from '../../desk/reservationText.ts';

/** The last action of staff on this screen. It stays visible until the next action. */
export type LastAction =
  | {
      readonly title: string;
      readonly detail: string;
      /** Actions that the button "Rimetti com’era" undoes. */
      readonly undoable: readonly KnownAction[];
      /** ISO instant until which staff can undo the action, or null. */
      readonly undoableUntil: string | null;
      /** Key of the entry in the offline outbox, also after it was sent. */
      readonly queuedKey?: string;
      /** The first party of the undone action, if this action is an undo. */
      readonly undone?: { readonly id: string; readonly isRequest: boolean };
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

/** Describes an undo, which cannot be undone. */
export const toUndoneAction = (
  undone: readonly [ReservationView, ...ReservationView[]],
): LastAction => ({
  ...toLastAction('Rimesso com’era', undone),
  undoableUntil: null,
  undone: { id: undone[0].id, isRequest: undone[0].status === 'pending' },
});

/** Describes a success that this bar cannot undo. */
export const toPlainAction = ({ title, description = '' }: ToastMessage): LastAction => ({
  title,
  detail: description,
  undoable: [],
  undoableUntil: null,
});

/** Describes an unsent action, which staff cannot undo before it is sent. */
export const toQueuedAction = ({ key, title, who }: OutboxEntry): LastAction => ({
  title,
  detail: who,
  undoable: [],
  undoableUntil: null,
  queuedKey: key,
});

/** Returns whether an offline entry is sent, waits or was refused. */
export const describeQueued = (key: string, entries: readonly OutboxEntry[]): string => {
  const entry = entries.find((one) => one.key === key);
  if (!entry) return 'inviato';
  return isWaiting(entry) ? 'da inviare' : 'non registrato';
};
