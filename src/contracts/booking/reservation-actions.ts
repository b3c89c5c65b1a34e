import { bookingActions } from './actions/booking-actions.ts';
import { contactActions } from './actions/contact-actions.ts';
import { guestChangeActions } from './actions/guest-change-actions.ts';
import { recordActions } from './actions/record-actions.ts';
import { tableActions } from './actions/table-actions.ts';
import { visitActions } from './actions/visit-actions.ts';

/**
 * All actions on a reservation, as server and browser need them. The rules of each action are in
 * `src/contexts/booking/domain/actions`.
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
