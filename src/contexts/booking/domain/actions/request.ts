import type { Language } from '#src/contracts/languages.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { BookingRequest } from '../admission-rule.ts';
import { admissionRules } from '../admission-rules.ts';
import { firstRefusal } from '../check-admission.ts';
import {
  newReservation,
  noVisitMoments,
  takeSeat,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { allocateSeat, collectEvidence } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FirstAction } from './action.ts';

type ReservationRequested = DomainEvent<
  'ReservationRequested',
  {
    seat: SeatAllocation;
    evidence: DecisionEvidence;
    language?: Language;
    /** Id of the declined reservation, if the guest accepted a proposal. */
    insteadOf?: string;
  }
>;

export const request: FirstAction<
  ReservationRequested,
  {
    readonly bookingRequest: BookingRequest;
    readonly facts: TurnFacts;
    /** False if the request takes no covers and no table until staff accept it. */
    readonly holdsSeat?: boolean;
    readonly language?: Language;
    readonly insteadOf?: string;
  }
> = {
  decide: ({ bookingRequest, facts, holdsSeat = true, language, insteadOf }) => {
    const refusal = firstRefusal(admissionRules, bookingRequest, facts);
    if (refusal) refuse(refusal);
    const seat = {
      ...allocateSeat(bookingRequest, facts),
      ...(holdsSeat ? {} : ({ holdsSeat } as const)),
    };
    const evidence = collectEvidence(bookingRequest, facts);
    const data = {
      seat,
      evidence,
      ...(language ? { language } : {}),
      ...(insteadOf ? { insteadOf } : {}),
    };
    return [{ type: 'ReservationRequested', data }];
  },
  initialState: ({ seat }) => ({
    status: 'pending',
    outcome: null,
    seat,
    ...noVisitMoments,
    reason: null,
    ...newReservation,
    tablePinned: seat.tableId !== null,
  }),
  allocation: takeSeat,
  guestMail: () => 'received',
};
