import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import {
  noContact,
  notInformed,
  noVisitMoments,
  releaseSeat,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { collectEvidence } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

type ReservationCancelled = DomainEvent<
  'ReservationCancelled',
  { seat: SeatAllocation; reason: CancelReason; evidence?: DecisionEvidence }
>;

export const cancel: FollowUpAction<
  ReservationCancelled,
  { readonly reason: CancelReason; readonly facts: TurnFacts }
> = {
  decide: (state, { reason, facts }) => {
    const { seat } = state;
    if (
      !needsTransition(state, 'confirmed', { status: 'cancelled', outcome: 'cancelled_by_staff' })
    )
      return [];
    const evidence = collectEvidence(seat, facts);
    return [{ type: 'ReservationCancelled', data: { seat, reason, evidence } }];
  },
  change: ({ seat, reason }) => ({
    status: 'cancelled',
    outcome: 'cancelled_by_staff',
    seat,
    reason,
    ...noVisitMoments,
    ...(reason === 'guest_asked' ? noContact : notInformed),
  }),
  allocation: releaseSeat,
  guestMail: ({ reason }) =>
    reason === 'guest_asked' ? 'cancelled_by_guest' : 'cancelled_by_house',
};
