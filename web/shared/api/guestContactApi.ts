import type { z } from 'zod';
import { recordGuestInformed } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { api } from './api.ts';
import { buildRequest } from './apiRequest.ts';
import { recheckSessionOn401 } from './sessionExpiry.ts';

type Informed = z.input<typeof recordGuestInformed.body> & { readonly id: string };

/**
 * Records that staff informed a guest. It sends no If-Match, because changes by colleagues do not
 * affect this fact.
 */
export const guestContactApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordGuestInformed: build.mutation<ReservationView, Informed>({
      query: ({ id, ...body }) => buildRequest(recordGuestInformed, { params: { id }, body }),
      responseSchema: recordGuestInformed.answers[200],
      invalidatesTags: (_, error) => (error ? [] : (['Reservations'] as const)),
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useRecordGuestInformedMutation } = guestContactApi;
