import type { DomainEvent } from '#src/event-log/decider.ts';
import {
  heldSeats,
  notInformed,
  type ChangeRequest,
  type SeatAllocation,
} from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

/** Reason for which a change request ended without an answer of staff. */
export type ChangeClosing = 'withdrawn' | 'expired' | 'superseded';

type ChangeClosed = DomainEvent<
  'ChangeClosed',
  { seat: SeatAllocation; why: ChangeClosing } & ChangeRequest
>;

/**
 * Closes the change request without changing the reservation. Does nothing if there is no change
 * request.
 */
export const closeChange: FollowUpAction<ChangeClosed, { readonly why: ChangeClosing }> = {
  decide: ({ seat, changeRequest }, { why }) =>
    changeRequest ? [{ type: 'ChangeClosed', data: { seat, why, ...changeRequest } }] : [],
  change: ({ seat, why }) => ({
    seat,
    changeRequest: null,
    ...(why === 'expired' ? notInformed : {}),
  }),
  allocation: ({ held }) => ({ released: heldSeats(held), taken: [] }),
  guestMail: ({ why }) => (why === 'expired' ? 'change_declined' : null),
};
