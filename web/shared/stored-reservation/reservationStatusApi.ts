import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readReservationStatus } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { api } from '#web/shared/api/api.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { forgetReservation, storeReservation } from './reservationStorage.ts';
import { toStoredReservation } from './storedReservations.ts';

export const reservationStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    reservationStatus: build.query<ReservationStatusView, string>({
      query: (token) => buildRequest(readReservationStatus, { params: { token } }),
      responseSchema: readReservationStatus.answers[200],
    }),
  }),
});

export const { useReservationStatusQuery } = reservationStatusApi;

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Loads the current state of a stored reservation. Deletes the stored link if the reservation has
 * ended or does not exist. Returns null if it does not exist or the server does not answer.
 */
export const refreshStoredReservation = async (
  dispatch: Dispatch,
  token: string,
): Promise<ReservationStatusView | null> => {
  const read = reservationStatusApi.endpoints.reservationStatus.initiate(token, {
    subscribe: false,
    forceRefetch: true,
  });
  const { data, error } = await dispatch(read);
  const current = data && toStoredReservation(token, data);
  if (current) storeReservation(current);
  else if (data || statusOf(error) === 404) forgetReservation(token);
  return data ?? null;
};
