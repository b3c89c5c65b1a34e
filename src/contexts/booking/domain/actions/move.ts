import type { DomainEvent } from '#src/event-log/decider.ts';
import type { BookingRequest } from '../admission-rules.ts';
import { assertAdmissibleAtDesk } from '../desk-admission-rules.ts';
import { buildMovedSeat, findSeatChanges, hasSeatChanges } from '../moved-seat.ts';
import {
  isHoldingSeat,
  notInformed,
  replaceSeat,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { collectEvidence, withoutSeat } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { assertOpen } from './assert-transition.ts';

/** `passed` lists the codes of the limits that staff overrode. */
type ReservationMoved = DomainEvent<
  'ReservationMoved',
  {
    from: SeatAllocation;
    seat: SeatAllocation;
    evidence: DecisionEvidence;
    passed: readonly string[];
    awaitsCall: boolean;
  }
>;

export const move: FollowUpAction<
  ReservationMoved,
  {
    readonly bookingRequest: BookingRequest;
    readonly facts: TurnFacts;
    readonly hasReason: boolean;
  }
> = {
  decide: (state, { bookingRequest, facts: turnFacts, hasReason }) => {
    assertOpen(state);
    const from = state.seat;
    const facts = isHoldingSeat(state) ? withoutSeat(from, turnFacts) : turnFacts;
    if (!hasSeatChanges(from, bookingRequest, facts)) return [];
    const changes = findSeatChanges(from, bookingRequest, facts);
    const passed = assertAdmissibleAtDesk(bookingRequest, facts, changes, hasReason);
    const mustInformGuest =
      state.status === 'confirmed' &&
      (changes.turn || bookingRequest.numberOfPeople !== from.covers);
    const data = {
      from,
      seat: buildMovedSeat(from, bookingRequest, facts, changes),
      evidence: collectEvidence(bookingRequest.tableId, facts),
      passed,
      awaitsCall: state.contact === 'not_informed' || mustInformGuest,
    };
    return [{ type: 'ReservationMoved', data }];
  },
  change: ({ seat, awaitsCall }) => ({ seat, ...(awaitsCall ? notInformed : {}) }),
  allocation: ({ from, seat }) => replaceSeat(from, seat),
  guestMail: ({ awaitsCall }) => (awaitsCall ? 'changed' : null),
};
