import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import {
  noContact,
  noVisitMoments,
  releaseSeat,
  type SeatAllocation,
} from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertOpen } from './assert-transition.ts';

/** `into`: id of the reservation that remains. */
type ReservationMerged = DomainEvent<'ReservationMerged', { seat: SeatAllocation; into: string }>;

/** Cancels a duplicate. The guest keeps the other reservation, so no message is needed. */
export const merge: FollowUpAction<
  ReservationMerged,
  {
    readonly into: string;
    /** True if both reservations are open and are of the same person, date and meal. */
    readonly isDuplicate: boolean;
  }
> = {
  decide: (state, { into, isDuplicate }) => {
    assertOpen(state);
    if (!isDuplicate) refuse({ kind: 'conflict', message: message('not_a_duplicate') });
    return [{ type: 'ReservationMerged', data: { seat: state.seat, into } }];
  },
  change: ({ seat }) => ({
    status: 'cancelled',
    outcome: 'cancelled_by_staff',
    seat,
    ...noVisitMoments,
    ...noContact,
  }),
  allocation: releaseSeat,
};
