import type { ReservationOrigin } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import type { BookingRequest } from '../admission-rule.ts';
import {
  assertAdmissibleAtDesk,
  assertPromiseHolds,
  type SeatChanges,
} from '../desk-admission-rules.ts';
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
import type { SeatHold } from '../seat-hold.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FirstAction } from './action.ts';

type EnteredOrigin = Exclude<ReservationOrigin, 'online'>;

/** `passed` lists the codes of the limits that staff overrode. */
type ReservationEntered = DomainEvent<
  'ReservationEntered',
  {
    seat: SeatAllocation;
    evidence: DecisionEvidence;
    origin: EnteredOrigin;
    arrivedAt: string | null;
    passed: readonly string[];
    /** Language of the messages to the guest. Default: Italian. */
    language?: Language;
  }
>;

const ALL_CHANGES: SeatChanges = { turn: true, table: true, grows: true };

/**
 * Creates a confirmed reservation: a booking by telephone, a walk-in or an accepted offer. Staff
 * need not decide on it again.
 */
export const enter: FirstAction<
  ReservationEntered,
  {
    readonly bookingRequest: BookingRequest;
    readonly facts: TurnFacts;
    readonly origin: EnteredOrigin;
    readonly hasReason: boolean;
    readonly now: string;
    readonly language?: Language;
    readonly hold: SeatHold;
  }
> = {
  decide: ({ bookingRequest, facts, origin, hasReason, now, language, hold }) => {
    if (hold.needsStaff) throw new Error('enter: staff must accept this party first');
    const isPromised = origin === 'waiting_list';
    const passed = isPromised
      ? assertPromiseHolds(facts)
      : assertAdmissibleAtDesk(bookingRequest, facts, ALL_CHANGES, hasReason);
    const seat = {
      ...allocateSeat(bookingRequest, facts),
      ...sharedTableFlag(bookingRequest, facts),
      ...(isPromised ? {} : coversOverLimit(bookingRequest, facts)),
    };
    const evidence = collectEvidence(bookingRequest, facts);
    const arrivedAt = origin === 'walk_in' && facts.date === facts.today ? now : null;
    const guest = language ? { language } : {};
    const data = { seat, evidence, origin, arrivedAt, passed, ...guest };
    return [{ type: 'ReservationEntered', data }];
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
  guestMail: ({ origin }) => (origin === 'walk_in' ? null : 'confirmed'),
};
