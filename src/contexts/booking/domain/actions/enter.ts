import type { ReservationOrigin } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import type { BookingRequest } from '../admission-rules.ts';
import { assertAdmissibleAtDesk, type SeatChanges } from '../desk-admission-rules.ts';
import {
  newReservation,
  noVisitMoments,
  takeSeat,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import {
  allocateSeat,
  collectEvidence,
  coversOverLimit,
  sharedTableFlag,
} from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FirstAction } from './action.ts';

type StaffOrigin = Exclude<ReservationOrigin, 'online'>;

/** `passed` lists the codes of the limits that staff overrode. */
type ReservationEntered = DomainEvent<
  'ReservationEntered',
  {
    seat: SeatAllocation;
    evidence: DecisionEvidence;
    origin: StaffOrigin;
    arrivedAt: string | null;
    passed: readonly string[];
  }
>;

const ALL_CHANGES: SeatChanges = { turn: true, table: true, grows: true };

/** Staff enter a booking by telephone or a walk-in, which is confirmed without a decision. */
export const enter: FirstAction<
  ReservationEntered,
  {
    readonly bookingRequest: BookingRequest;
    readonly facts: TurnFacts;
    readonly origin: StaffOrigin;
    readonly hasReason: boolean;
    readonly now: string;
  }
> = {
  decide: ({ bookingRequest, facts, origin, hasReason, now }) => {
    const passed = assertAdmissibleAtDesk(bookingRequest, facts, ALL_CHANGES, hasReason);
    const seat = {
      ...allocateSeat(bookingRequest, facts),
      ...sharedTableFlag(bookingRequest, facts),
      ...coversOverLimit(bookingRequest, facts),
    };
    const evidence = collectEvidence(bookingRequest.tableId, facts);
    const arrivedAt = origin === 'walk_in' && facts.date === facts.today ? now : null;
    return [{ type: 'ReservationEntered', data: { seat, evidence, origin, arrivedAt, passed } }];
  },
  initialState: ({ seat, arrivedAt }) => ({
    status: 'confirmed',
    outcome: null,
    seat,
    ...noVisitMoments,
    arrivedAt,
    reason: null,
    ...newReservation,
  }),
  allocation: takeSeat,
  guestMail: ({ origin }) => (origin === 'phone' ? 'confirmed' : null),
};
