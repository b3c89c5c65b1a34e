import { bookingActions } from './actions/booking-actions.ts';
import { contactActions } from './actions/contact-actions.ts';
import { guestChangeActions } from './actions/guest-change-actions.ts';
import { recordActions } from './actions/record-actions.ts';
import { tableActions } from './actions/table-actions.ts';
import { visitActions } from './actions/visit-actions.ts';

/**
 * Every action on a reservation, described for the server and the browser. What an action decides
 * is in `src/contexts/booking/domain/actions`.
 */
export const reservationActions = {
  ...bookingActions,
  ...guestChangeActions,
  ...visitActions,
  ...tableActions,
  ...recordActions,
  ...contactActions,
};

type Actions = typeof reservationActions;
export type ReservationAction = keyof Actions;
export type ReservationEventType = Actions[ReservationAction]['event'];
export type DeskAction = Actions[ReservationAction]['name'];
