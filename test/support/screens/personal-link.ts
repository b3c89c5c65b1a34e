import { readReservationStatus } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { personalLinkSteps } from '#src/contracts/booking/personal-link-operations.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { buildReservationStatus, timeSlots } from '../builders/booking-views.ts';
import type { FakeApi } from './fake-api.ts';

export const LINK = '/reservations/a-personal-link';

/** Answers the requests of the pages of a personal link with the latest state. */
export const answerPersonalLink = (api: FakeApi, over: Partial<ReservationStatusView> = {}) => {
  let view = buildReservationStatus(over);
  const change = (next: Partial<ReservationStatusView>): ReservationStatusView => {
    view = { ...view, ...next };
    return view;
  };
  api.answer(listTimeSlots, timeSlots);
  api.answer(readReservationStatus, () => view);
  api.answer(personalLinkSteps.openLink, () => view);
  return { change };
};
