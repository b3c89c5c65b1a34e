import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertChangeableByGuest, type ClockFacts } from './assert-transition.ts';

type GuestConfirmed = DomainEvent<'GuestConfirmed', { seat: SeatAllocation }>;

export const confirmVisit: FollowUpAction<GuestConfirmed, { readonly moment: ClockFacts }> = {
  decide: (state, { moment }) => {
    assertChangeableByGuest(state, moment);
    if (state.status === 'pending')
      refuse({ kind: 'conflict', message: message('reservation_unanswered') });
    return state.contact === 'confirmed'
      ? []
      : [{ type: 'GuestConfirmed', data: { seat: state.seat } }];
  },
  change: ({ seat }) => ({ seat, contact: 'confirmed' }),
  allocation: keepSeat,
};
