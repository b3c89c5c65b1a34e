import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import {
  notInformed,
  releaseSeat,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { collectEvidence } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

type ReservationRejected = DomainEvent<
  'ReservationRejected',
  { seat: SeatAllocation; evidence?: DecisionEvidence; reason?: RejectionReason }
>;

export const reject: FollowUpAction<
  ReservationRejected,
  { readonly reason: RejectionReason; readonly facts: TurnFacts }
> = {
  decide: (state, { reason, facts }) => {
    const { seat } = state;
    if (!needsTransition(state, 'pending', { status: 'cancelled', outcome: 'rejected' })) return [];
    const evidence = collectEvidence(seat, facts);
    return [{ type: 'ReservationRejected', data: { seat, evidence, reason } }];
  },
  change: ({ seat }) => ({ status: 'cancelled', outcome: 'rejected', seat, ...notInformed }),
  allocation: releaseSeat,
  guestMail: () => 'declined',
};
