import type { DomainEvent } from '#src/event-log/decider.ts';
import { noContact, keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertTurnBegun, needsTransition, type ClockFacts } from './assert-transition.ts';

type ReservationCompleted = DomainEvent<
  'ReservationCompleted',
  {
    seat: SeatAllocation;
    /** Older events lack the field (`isOldUnverifiedCompletion`). */
    outcome?: 'verified' | 'not_verified';
  }
>;

type CompleteCommand = {
  readonly moment: ClockFacts;
  /** True if the nightly job completes the reservation. Left out if a person completes it. */
  readonly isAutomatic?: true;
};

/**
 * Completes the visit. Only staff can see that a party did not come, so automatic completions
 * without arrival are not verified.
 */
export const complete: FollowUpAction<ReservationCompleted, CompleteCommand> = {
  decide: (state, { moment, isAutomatic = false }) => {
    if (state.status === 'completed') return [];
    if (!needsTransition(state, 'confirmed', { status: 'completed', outcome: null })) return [];
    assertTurnBegun(moment, 'turn_not_begun.complete');
    const outcome = isAutomatic && state.arrivedAt === null ? 'not_verified' : 'verified';
    return [{ type: 'ReservationCompleted', data: { seat: state.seat, outcome } }];
  },
  change: ({ seat, outcome }) => ({
    status: 'completed',
    outcome: outcome === 'not_verified' ? 'not_verified' : null,
    seat,
    ...noContact,
  }),
  allocation: keepSeat,
};

/**
 * Returns true for a completion by the nightly job from before the event had an outcome. It was not
 * verified, unless the arrival was recorded.
 */
export const isOldUnverifiedCompletion = (event: {
  readonly type: string;
  readonly data: object;
  readonly actor?: string;
}): boolean =>
  event.type === 'ReservationCompleted' && !('outcome' in event.data) && event.actor === 'system';
