import type { VisitMoment } from '#src/contracts/booking/actions/visit-moments.ts';
import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import { UNDO_WINDOW_SECONDS } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { firstRefusal } from '../check-admission.ts';
import { seatAvailabilityRules, withPrefix } from '../desk-admission-rules.ts';
import {
  heldSeats,
  isHoldingSeat,
  noContact,
  notInformed,
  type PreviousAllocation,
  type ReservationState,
  type SeatAllocation,
} from '../reservation-state.ts';
import { isSameSeat, withoutSeat } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';

/** Fields that older events lack. */
type AddedField = VisitMoment | 'contact' | 'contactChannel' | 'remindedFor' | 'changeRequest';

/** Contains the whole state to which the reservation returns. */
type LastActionUndone = DomainEvent<
  'LastActionUndone',
  Omit<ReservationState, AddedField> &
    Partial<Pick<ReservationState, AddedField>> & {
      undone: string;
      from: PreviousAllocation & { held?: SeatAllocation };
      /** Only in events from before the state had a `contact`. */
      awaitsCall?: boolean;
    }
>;

export type LastEventInfo = { readonly at: string; readonly byStaff: boolean };

const SECOND_MS = 1_000;

/**
 * Staff cancel a new reservation instead of undoing its entry. Corrected guest data cannot be
 * restored, because the correction overwrote it.
 */
export const undoableUntil = (
  type: ReservationEventType,
  { at, byStaff }: LastEventInfo,
  now: Date,
): string | null => {
  if (!actionByEventType[type].undoable || !byStaff) return null;
  const until = Date.parse(at) + UNDO_WINDOW_SECONDS * SECOND_MS;
  return now.getTime() <= until ? new Date(until).toISOString() : null;
};

const refuseNothingToUndo = () => refuse({ kind: 'conflict', message: message('nothing_to_undo') });

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
  if (refusal) refuse(withPrefix('admission.cannot_undo', refusal));
};

/** A guest who has heard of the undone change must hear of the undo too. */
const contactAfterUndo = (from: ReservationState, to: ReservationState) =>
  from.contact !== null && from.contact !== 'not_informed' && from.contact !== to.contact
    ? notInformed
    : {};

/** Appends an event that restores the previous state, so the history shows both actions. */
export const undo: FollowUpAction<
  LastActionUndone,
  { readonly last: LastEventInfo; readonly now: string; readonly facts: TurnFacts }
> = {
  decide: ({ undoable, ...from }, { last, now, facts }) => {
    if (!undoable || undoableUntil(undoable.type, last, new Date(now)) === null)
      return refuseNothingToUndo();
    const { type, to } = undoable;
    assertSeatReclaimable(from, to, facts);
    const data = {
      ...to,
      ...contactAfterUndo(from, to),
      undone: type,
      from: {
        status: from.status,
        seat: from.seat,
        ...(from.changeRequest?.held ? { held: from.changeRequest.held } : {}),
      },
    };
    return [{ type: 'LastActionUndone', data }];
  },
  change: ({ undone: _, from: __, awaitsCall, ...state }) => ({
    ...(awaitsCall === undefined ? {} : awaitsCall ? notInformed : noContact),
    ...state,
  }),
  allocation: ({ from, changeRequest, ...state }) => ({
    released: heldSeats(isHoldingSeat(from) ? from.seat : null, from.held ?? null),
    taken: heldSeats(isHoldingSeat(state) ? state.seat : null, changeRequest?.held ?? null),
  }),
};
