import type { VisitMoment } from '#src/contracts/booking/actions/visit-moments.ts';
import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { firstRefusal } from '../check-admission.ts';
import { seatReclaimRules, withPrefix } from '../desk-admission-rules.ts';
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
import type { FollowUpAction, Undoable } from './action.ts';

/** Fields that older events lack. */
type AddedField =
  VisitMoment | 'contact' | 'contactChannel' | 'remindedFor' | 'changeRequest' | 'tablePinned';

/** Event of an undo. Contains the whole state to which the reservation returns. */
type LastActionUndone = DomainEvent<
  'LastActionUndone',
  Omit<ReservationState, AddedField> &
    Partial<Pick<ReservationState, AddedField>> & {
      undone: string;
      /** True if the guest was informed of the undone action, so another message corrects it. */
      correctsMessage?: true;
      from: PreviousAllocation & { held?: SeatAllocation };
      /** Only in older events, from before the state had a `contact`. */
      awaitsCall?: boolean;
    }
>;

/** `dayEnd` is the instant at which the service day of the event ends. */
export type LastEventInfo = { readonly dayEnd: Date; readonly byStaff: boolean };

/** Input for an undo. After the end of the service day, an undo needs a reason. */
type UndoCommand = {
  readonly last: LastEventInfo;
  readonly now: Date;
  readonly facts: TurnFacts;
  readonly hasReason: boolean;
};

/**
 * `undoableUntil`: ISO instant at which the service day ends, until which an undo needs no reason.
 * `undoableWithReason`: true if staff can still undo the action, but only with a reason.
 */
export type UndoPeriod = {
  readonly undoableUntil: string | null;
  readonly undoableWithReason: boolean;
};

/**
 * Returns when staff can undo an action. Some actions cannot be undone: staff cancel an entered
 * reservation instead, and a correction overwrote the earlier guest data.
 */
export const findUndoPeriod = (
  type: ReservationEventType,
  { dayEnd, byStaff }: LastEventInfo,
  now: Date,
): UndoPeriod => {
  const isUndoable = actionByEventType[type].undoable && byStaff;
  const isDayOver = now >= dayEnd;
  return {
    undoableUntil: isUndoable && !isDayOver ? dayEnd.toISOString() : null,
    undoableWithReason: isUndoable && isDayOver,
  };
};

const refuseNothingToUndo = () => refuse({ kind: 'conflict', message: message('nothing_to_undo') });

const isUndoAllowed = (
  type: ReservationEventType,
  { last, now, hasReason }: Pick<UndoCommand, 'last' | 'now' | 'hasReason'>,
): boolean => {
  const { undoableUntil, undoableWithReason } = findUndoPeriod(type, last, now);
  return undoableUntil !== null || (undoableWithReason && hasReason);
};

const assertSeatReclaimable = (
  from: ReservationState,
  to: ReservationState,
  facts: TurnFacts,
): void => {
  if (!isHoldingSeat(to) || (isHoldingSeat(from) && isSameSeat(from.seat, to.seat))) return;
  const { tableId, joinedTableIds, covers: numberOfPeople } = to.seat;
  const bookingRequest = { tableId, joinedTableIds, numberOfPeople };
  const refusal = firstRefusal(
    seatReclaimRules(to.seat),
    bookingRequest,
    isHoldingSeat(from) ? withoutSeat(from.seat, facts) : facts,
  );
  if (refusal) refuse(withPrefix('admission.cannot_undo', refusal));
};

/**
 * Returns the contact after an undo. If the guest was informed of the undone action, the guest must
 * be informed of the undo too.
 */
const contactAfterUndo = (
  { contact, contactChannel }: ReservationState,
  undone: NonNullable<Undoable['undoable']>,
) => {
  if (contact === undone.contactAfter) return {};
  return undone.tellsGuest
    ? { ...notInformed, correctsMessage: true as const }
    : { contact, contactChannel };
};

/** Appends an event that restores the previous state, so the history shows both actions. */
export const undo: FollowUpAction<LastActionUndone, UndoCommand> = {
  decide: ({ undoable, ...from }, { facts, ...command }) => {
    if (!undoable || !isUndoAllowed(undoable.type, command)) return refuseNothingToUndo();
    const { type, to } = undoable;
    assertSeatReclaimable(from, to, facts);
    const data = {
      ...to,
      remindedFor: from.remindedFor,
      ...contactAfterUndo(from, undoable),
      undone: type,
      from: {
        status: from.status,
        seat: from.seat,
        ...(from.changeRequest?.held ? { held: from.changeRequest.held } : {}),
      },
    };
    return [{ type: 'LastActionUndone', data }];
  },
  change: ({ undone: _, from: __, correctsMessage: ___, awaitsCall, ...state }) => ({
    ...(awaitsCall === undefined ? {} : awaitsCall ? notInformed : noContact),
    ...state,
  }),
  allocation: ({ from, changeRequest, ...state }) => ({
    released: heldSeats(isHoldingSeat(from) ? from.seat : null, from.held ?? null),
    taken: heldSeats(isHoldingSeat(state) ? state.seat : null, changeRequest?.held ?? null),
  }),
  guestMail: ({ correctsMessage, status }) => {
    if (!correctsMessage) return null;
    return status === 'pending' ? 'corrected_pending' : 'corrected';
  },
};
