import { readAnswerTime, type AnswerTime } from '#src/contracts/booking/response-time.ts';
import {
  listAvailableDays,
  type AvailabilityDaysSearch,
  type DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import { findLostLink, type LostLink } from '#src/contracts/booking/personal-link-operations.ts';
import {
  requestReservation,
  searchAvailability,
} from '#src/contracts/booking/reservation-operations.ts';
import type { Availability, AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import { listTimeSlots, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
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
    availableDays: build.query<DayAvailability[], AvailabilityDaysSearch>({
      query: (search) => buildRequest(listAvailableDays, { query: search }),
      responseSchema: listAvailableDays.answers[200],
      providesTags: ['Availability'],
    }),
    answerTime: build.query<AnswerTime, void>({
      query: () => buildRequest(readAnswerTime, {}),
      responseSchema: readAnswerTime.answers[200],
    }),
    requestReservation: build.mutation<ReservationReceipt, IdempotentReservation>({
      query: ({ key, body }) =>
        buildRequest(requestReservation, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: requestReservation.answers[201],
      invalidatesTags: (receipt) => (receipt ? ['Availability', 'Reservations', 'Capacity'] : []),
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
  useAvailableDaysQuery,
  useAnswerTimeQuery,
  useRequestReservationMutation,
} = bookingApi;
