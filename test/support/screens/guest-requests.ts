import { personalLinkSteps } from '#src/contracts/booking/personal-link-operations.ts';
import {
  readReservationStatus,
  requestReservation,
} from '#src/contracts/booking/reservation-operations.ts';
import type {
  ReservationRequest,
  ReservationStatusView,
} from '#src/contracts/booking/reservations.ts';
import { buildReservationStatus, timeSlots } from '../builders/booking-views.ts';
import type { FakeApi, ReceivedCall } from './fake-api.ts';

/** Receives requests and serves their personal links. The first request has the number 1. */
export const answerGuestRequests = (api: FakeApi) => {
  const requests: ReservationStatusView[] = [];
  const linkOf = (number: number) => `/reservations/request-${number}`;
  const find = ({ params }: ReceivedCall): ReservationStatusView =>
    requests[Number(params['token']!.replace('request-', '')) - 1]!;
  const store = (over: Partial<ReservationStatusView>): ReservationStatusView => {
    const request = buildReservationStatus(over);
    requests.push(request);
    return request;
  };
  const receive = ({ body }: ReceivedCall) => {
    const { reservationDate, timeSlotId, numberOfPeople } = body as ReservationRequest;
    const { startTime, endTime } = timeSlots.find(({ id }) => id === timeSlotId)!;
    const request = store({ reservationDate, timeSlotId, numberOfPeople, startTime, endTime });
    return {
      id: `00000000-0000-4000-8000-00000000000${requests.length}`,
      reference: request.reference,
      status: request.status,
      link: linkOf(requests.length),
    };
  };
  const accept = () => api.answer(requestReservation, receive);
  accept();
  api.answer(readReservationStatus, find);
  api.answer(personalLinkSteps.openLink, find);
  return {
    /** Accepts requests again, after the server refused one. */
    accept,
    /** Stores a request that another tab of the browser has sent. */
    store,
    change: (number: number, over: Partial<ReservationStatusView>): ReservationStatusView => {
      const changed = { ...requests[number - 1]!, ...over };
      requests[number - 1] = changed;
      return changed;
    },
  };
};
