import { UNDO_WINDOW_SECONDS } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { firstRefusal } from './admission-rules.ts';
import { seatAvailabilityRules } from './desk-admission-rules.ts';
import type { ReservationEvent, ReservationState } from './reservation-events.ts';
import { isHoldingSeat } from './evolve-reservation.ts';
import { isSameSeat, withoutSeat } from './seat-allocation.ts';
import type { TurnFacts } from './turn-facts.ts';

export type Undoable = {
  readonly undoable: {
    readonly type: ReservationEvent['type'];
    readonly to: ReservationState;
  } | null;
};

export type LastEventInfo = { readonly at: string; readonly byStaff: boolean };

const SECOND_MS = 1_000;

/**
 * Staff cancel a new reservation instead of undoing its entry. Corrected guest data cannot be
 * restored, because the correction overwrote it.
 */
const NOT_UNDOABLE: ReadonlySet<ReservationEvent['type']> = new Set([
  'ReservationRequested',
  'ReservationEntered',
  'LastActionUndone',
  'AllergiesDeclared',
  'GuestDataCorrected',
]);

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

/** Appends an event that restores the previous state, so the history shows both actions. */
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
