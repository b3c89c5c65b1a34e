import type { DomainEvent } from '#src/event-log/decider.ts';
import { requireChangeRequest } from '../change-request.ts';
import {
  heldSeats,
  notInformed,
  type ChangeRequest,
  type SeatAllocation,
} from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertOpen } from './assert-transition.ts';

type ChangeDeclined = DomainEvent<'ChangeDeclined', { seat: SeatAllocation } & ChangeRequest>;

export const declineChange: FollowUpAction<ChangeDeclined> = {
  decide: (state) => {
    assertOpen(state);
    const data = { seat: state.seat, ...requireChangeRequest(state) };
    return [{ type: 'ChangeDeclined', data }];
  },
  change: ({ seat }) => ({ seat, changeRequest: null, ...notInformed }),
  allocation: ({ held }) => ({ released: heldSeats(held), taken: [] }),
  guestMail: () => 'change_declined',
};
