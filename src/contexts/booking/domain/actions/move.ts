import type { DomainEvent } from '#src/event-log/decider.ts';
import type { BookingRequest } from '../admission-rule.ts';
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
import { hasSameTables } from '../table-set.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { assertMovable, assertOpen } from './assert-transition.ts';

/** `passed` lists the codes of the limits that staff overrode. */
type ReservationMoved = DomainEvent<
  'ReservationMoved',
  {
    from: SeatAllocation;
    seat: SeatAllocation;
    evidence: DecisionEvidence;
    passed: readonly string[];
    awaitsCall: boolean;
    /** Id of the request that staff accepted in the same step. */
    makesRoomFor?: string;
  }
>;

/** Ids of the moved reservation and of the request for which it makes room. */
type RoomMaking = { readonly movedId: string; readonly requestId: string };

export const move: FollowUpAction<
  ReservationMoved,
  {
    readonly bookingRequest: BookingRequest;
    readonly facts: TurnFacts;
    readonly hasReason: boolean;
    readonly roomMaking?: RoomMaking;
  }
> = {
  decide: (state, { bookingRequest, facts: turnFacts, hasReason, roomMaking }) => {
    assertOpen(state);
    if (roomMaking) assertMovable(state, roomMaking.movedId, turnFacts);
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
      evidence: collectEvidence(bookingRequest, facts),
      passed,
      awaitsCall: state.contact === 'not_informed' || mustInformGuest,
      ...(roomMaking ? { makesRoomFor: roomMaking.requestId } : {}),
    };
    return [{ type: 'ReservationMoved', data }];
  },
  change: ({ from, seat, awaitsCall }) => ({
    seat,
    ...(awaitsCall ? notInformed : {}),
    ...(hasSameTables(from, seat) ? {} : { tablePinned: false }),
  }),
  allocation: ({ from, seat }) => replaceSeat(from, seat),
  guestMail: ({ awaitsCall }) => (awaitsCall ? 'changed' : null),
};
