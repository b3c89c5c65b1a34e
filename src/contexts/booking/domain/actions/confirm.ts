import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { firstRefusal } from '../check-admission.ts';
import {
  acceptanceRules,
  isStillSeated,
  seatAvailabilityRules,
  withPrefix,
} from '../desk-admission-rules.ts';
import { notInformed, type DecisionEvidence, type SeatAllocation } from '../reservation-state.ts';
import { collectEvidence } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

/** `takesSeat` is set if the accepted request held no covers and no table before. */
type ReservationConfirmed = DomainEvent<
  'ReservationConfirmed',
  { seat: SeatAllocation; evidence: DecisionEvidence; takesSeat?: true }
>;

export const confirm: FollowUpAction<ReservationConfirmed, { readonly facts: TurnFacts }> = {
  decide: (state, { facts }) => {
    if (!needsTransition(state, 'pending', { status: 'confirmed', outcome: null })) return [];
    const { holdsSeat, ...seat } = state.seat;
    const takesSeat = holdsSeat === false;
    const refusal = firstRefusal(
      [...acceptanceRules, ...(takesSeat ? seatAvailabilityRules(seat) : [isStillSeated])],
      { tableId: seat.tableId, numberOfPeople: seat.covers },
      facts,
    );
    if (refusal) refuse(withPrefix('admission.cannot_accept', refusal));
    const evidence = collectEvidence(seat.tableId, facts);
    const data = { seat, evidence, ...(takesSeat ? { takesSeat } : {}) };
    return [{ type: 'ReservationConfirmed', data }];
  },
  change: ({ seat }) => ({ status: 'confirmed', outcome: null, seat, ...notInformed }),
  allocation: ({ seat, takesSeat }) => ({ released: [], taken: takesSeat ? [seat] : [] }),
  guestMail: () => 'confirmed',
};
