import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { admissionRules } from '../admission-rules.ts';
import { firstRefusal } from '../check-admission.ts';
import { holdForChange, withPresentTable } from '../change-request.ts';
import {
  heldSeats,
  isHoldingSeat,
  type ChangeRequest,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { allocateSeat, collectEvidence, isSameTurn, withoutSeat } from '../seat-allocation.ts';
import type { SeatHold } from '../seat-hold.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { assertChangeableByGuest, type ClockFacts } from './assert-transition.ts';

type ChangeRequested = DomainEvent<
  'ChangeRequested',
  { seat: SeatAllocation; evidence: DecisionEvidence } & ChangeRequest
>;

/**
 * Requests a change. Until staff answer, the wanted covers are held in addition to the present seat,
 * unless a limit of unconfirmed seats is reached.
 */
export const requestChange: FollowUpAction<
  ChangeRequested,
  {
    readonly numberOfPeople: number;
    /** Facts of the wanted turn. */
    readonly facts: TurnFacts;
    /** Facts of the present turn. */
    readonly moment: ClockFacts;
    readonly hold: SeatHold;
  }
> = {
  decide: (state, { numberOfPeople, facts, moment, hold }) => {
    assertChangeableByGuest(state, moment);
    const { seat, changeRequest } = state;
    if (changeRequest) refuse({ kind: 'conflict', message: message('change_pending') });
    const bookingRequest = { tableId: null, numberOfPeople };
    const wanted = allocateSeat(bookingRequest, facts);
    if (isSameTurn(wanted, seat) && wanted.covers === seat.covers)
      refuse({ kind: 'conflict', message: message('change_without_difference') });
    const others = isHoldingSeat(state)
      ? withPresentTable(seat, wanted, withoutSeat(seat, facts))
      : facts;
    const refusal = firstRefusal(admissionRules, bookingRequest, others);
    if (refusal) refuse(refusal);
    const held = isHoldingSeat(state) && hold.holdsSeat ? holdForChange(seat, wanted) : null;
    const evidence = collectEvidence(bookingRequest, facts);
    return [{ type: 'ChangeRequested', data: { seat, evidence, wanted, held } }];
  },
  change: ({ seat, wanted, held }) => ({ seat, changeRequest: { wanted, held } }),
  allocation: ({ held }) => ({ released: [], taken: heldSeats(held) }),
};
