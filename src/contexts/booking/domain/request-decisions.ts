import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import {
  acceptanceRules,
  admissionRules,
  firstRefusal,
  type BookingRequest,
} from './admission-rules.ts';
import { seatAvailabilityRules } from './desk-admission-rules.ts';
import type { ReservationEvent, ReservationState } from './reservation-events.ts';
import { needsTransition } from './reservation-lifecycle.ts';
import { allocateSeat, collectEvidence } from './seat-allocation.ts';
import type { TurnFacts } from './turn-facts.ts';

export const decideRequest = (
  bookingRequest: BookingRequest,
  facts: TurnFacts,
  holdsSeat: boolean,
): ReservationEvent[] => {
  const refusal = firstRefusal(admissionRules, bookingRequest, facts);
  if (refusal) refuse(refusal);
  const seat = {
    ...allocateSeat(bookingRequest, facts),
    ...(holdsSeat ? {} : ({ holdsSeat } as const)),
  };
  return [
    {
      type: 'ReservationRequested',
      data: { seat, evidence: collectEvidence(bookingRequest.tableId, facts) },
    },
  ];
};

export const decideConfirmation = (
  state: ReservationState,
  facts: TurnFacts,
): readonly ReservationEvent[] => {
  if (!needsTransition(state, 'pending', { status: 'confirmed', outcome: null })) return [];
  const { holdsSeat, ...seat } = state.seat;
  const takesSeat = holdsSeat === false;
  const rules = takesSeat ? [...acceptanceRules, ...seatAvailabilityRules(seat)] : acceptanceRules;
  const refusal = firstRefusal(
    rules,
    { tableId: seat.tableId, numberOfPeople: seat.covers },
    facts,
  );
  if (refusal) refuse({ ...refusal, message: `Non si può accettare: ${refusal.message}` });
  return [
    {
      type: 'ReservationConfirmed',
      data: {
        seat,
        evidence: collectEvidence(seat.tableId, facts),
        ...(takesSeat ? { takesSeat } : {}),
      },
    },
  ];
};

export const decideRejection = (
  state: ReservationState,
  reason: RejectionReason,
  facts: TurnFacts,
): readonly ReservationEvent[] => {
  if (!needsTransition(state, 'pending', { status: 'cancelled', outcome: 'rejected' })) return [];
  return [
    {
      type: 'ReservationRejected',
      data: { seat: state.seat, evidence: collectEvidence(state.seat.tableId, facts), reason },
    },
  ];
};

export const decideExpiry = (state: ReservationState): readonly ReservationEvent[] =>
  needsTransition(state, 'pending', { status: 'cancelled', outcome: 'expired' })
    ? [{ type: 'ReservationExpired', data: { seat: state.seat } }]
    : [];
