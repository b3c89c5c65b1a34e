import { findLostLink, type LostLink } from '#src/contracts/booking/personal-link-operations.ts';
import {
  readReservationStatus,
  requestReservation,
  searchAvailability,
} from '#src/contracts/booking/reservation-operations.ts';
import type { Availability, AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import type {
  ReservationReceipt,
  ReservationStatusView,
} from '#src/contracts/booking/reservations.ts';
import { listTimeSlots, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { z } from 'zod';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';

type IdempotentReservation = {
  readonly key: string;
  readonly body: z.input<typeof requestReservation.body>;
};

export const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    timeSlots: build.query<TimeSlotView[], void>({
      query: () => buildRequest(listTimeSlots, {}),
      responseSchema: listTimeSlots.answers[200],
      providesTags: ['TimeSlots'],
    }),
    availability: build.query<Availability, AvailabilitySearch>({
      query: (search) => buildRequest(searchAvailability, { query: search }),
      responseSchema: searchAvailability.answers[200],
      providesTags: ['Availability'],
      keepUnusedDataFor: 0,
    }),
    requestReservation: build.mutation<ReservationReceipt, IdempotentReservation>({
      query: ({ key, body }) =>
        buildRequest(requestReservation, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: requestReservation.answers[201],
      invalidatesTags: (receipt) => (receipt ? ['Availability', 'Reservations', 'Capacity'] : []),
    }),
    reservationStatus: build.query<ReservationStatusView, string>({
      query: (token) => buildRequest(readReservationStatus, { params: { token } }),
      responseSchema: readReservationStatus.answers[200],
    }),
    findLostLink: build.mutation<{ link: string }, LostLink>({
      query: (body) => buildRequest(findLostLink, { body }),
      responseSchema: findLostLink.answers[200],
    }),
  }),
});

export const {
  useTimeSlotsQuery,
  useAvailabilityQuery,
  useRequestReservationMutation,
  useReservationStatusQuery,
  useFindLostLinkMutation,
} = bookingApi;

export const fetchTimeSlots = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<TimeSlotView[]> =>
  dispatch(
    bookingApi.endpoints.timeSlots.initiate(undefined, { subscribe: false, forceRefetch: true }),
  ).unwrap();
