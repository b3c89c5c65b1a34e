import { UNDO_WINDOW_SECONDS } from '#src/contracts/booking/reservation-desk.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { firstRefusal } from './admission-rules.ts';
import { seatAvailabilityRules } from './desk-admission-rules.ts';
import {
  isHoldingSeat,
  type ReservationEvent,
  type ReservationState,
} from './reservation-events.ts';
import { isSameSeat, withoutSeat } from './seat-allocation.ts';
import type { TurnFacts } from './turn-facts.ts';

/** The last event, where there is something to go back to. */
export type Undoable = {
  readonly undoable: {
    readonly type: ReservationEvent['type'];
    readonly to: ReservationState;
  } | null;
};

export type LastEventInfo = { readonly at: string; readonly byStaff: boolean };

const SECOND_MS = 1_000;

/** A first event is taken back by cancelling; personal data is not kept twice, so its changes cannot be taken back. */
const NOT_UNDOABLE: ReadonlySet<ReservationEvent['type']> = new Set([
  'ReservationRequested',
  'ReservationEntered',
  'LastActionUndone',
  'AllergiesDeclared',
  'GuestDataCorrected',
]);

/** Until when staff may take an event back; null when they may not. */
export const undoableUntil = (
  type: ReservationEvent['type'],
  { at, byStaff }: LastEventInfo,
  now: Date,
): string | null => {
  if (NOT_UNDOABLE.has(type) || !byStaff) return null;
  const until = Date.parse(at) + UNDO_WINDOW_SECONDS * SECOND_MS;
  return now.getTime() <= until ? new Date(until).toISOString() : null;
};

const refuseNothingToUndo = () =>
  refuse({
    kind: 'conflict',
    code: 'nothing_to_undo',
    message: 'Non c’è più niente da annullare: si può tornare indietro solo entro un minuto.',
  });

type UndoRequest = {
  readonly last: LastEventInfo;
  readonly now: string;
  readonly facts: TurnFacts;
};

/** What was given back may have gone to somebody else meanwhile. */
const assertSeatReclaimable = (
  from: ReservationState,
  to: ReservationState,
  facts: TurnFacts,
): void => {
  if (!isHoldingSeat(to) || (isHoldingSeat(from) && isSameSeat(from.seat, to.seat))) return;
  const bookingRequest = { tableId: to.seat.tableId, numberOfPeople: to.seat.covers };
  const refusal = firstRefusal(
    seatAvailabilityRules(to.seat),
    bookingRequest,
    isHoldingSeat(from) ? withoutSeat(from.seat, facts) : facts,
  );
  if (refusal) refuse({ ...refusal, message: `Non si può tornare indietro: ${refusal.message}` });
};

/** Back to how it stood before the last event, which stays in the history. */
export const decideUndo = (
  { undoable, ...from }: ReservationState & Undoable,
  { last, now, facts }: UndoRequest,
): readonly ReservationEvent[] => {
  if (!undoable || undoableUntil(undoable.type, last, new Date(now)) === null)
    return refuseNothingToUndo();
  const { type, to } = undoable;
  assertSeatReclaimable(from, to, facts);
  return [
    {
      type: 'LastActionUndone',
      data: { ...to, undone: type, from: { status: from.status, seat: from.seat } },
    },
  ];
};
