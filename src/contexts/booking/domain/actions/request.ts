import type { Language } from '#src/contracts/languages.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { BookingRequest } from '../admission-rule.ts';
import { admissionRules } from '../admission-rules.ts';
import { firstRefusal } from '../check-admission.ts';
import { assertPromiseHolds } from '../desk-admission-rules.ts';
import {
  newReservation,
  noVisitMoments,
  takeSeat,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { allocateSeat, collectEvidence } from '../seat-allocation.ts';
import type { SeatHold } from '../seat-hold.ts';
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
    /** Present if the guest accepted an offer of the waiting list. */
    origin?: 'waiting_list';
  }
>;

const assertAdmissible = (bookingRequest: BookingRequest, facts: TurnFacts): void => {
  const refusal = firstRefusal(admissionRules, bookingRequest, facts);
  if (refusal) refuse(refusal);
};

export const request: FirstAction<
  ReservationRequested,
  {
    readonly bookingRequest: BookingRequest;
    readonly facts: TurnFacts;
    /** Without `holdsSeat`, the request takes no covers and no table until staff accept it. */
    readonly hold: SeatHold;
    readonly language?: Language;
    readonly insteadOf?: string;
    readonly origin?: 'waiting_list';
  }
> = {
  decide: ({ bookingRequest, facts, hold: { holdsSeat }, language, insteadOf, origin }) => {
    if (origin) assertPromiseHolds(facts);
    else assertAdmissible(bookingRequest, facts);
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
      ...(origin ? { origin } : {}),
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
