import type { z } from 'zod';
import {
  distinguishGuests,
  mergeGuests,
  readGuest,
  searchGuests,
  separateGuests,
  writeGuestNote,
  type GuestView,
} from '#src/contracts/guests.ts';
import {
  eraseAllergies,
  recordAllergies,
  writeReservationNote,
} from '#src/contracts/booking/reservation-note-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

type GuestAnswer = { readonly guest: GuestView | null };
type Change<Operation extends { body: z.ZodType }> = {
  readonly id: string;
  readonly body: z.input<Operation['body']>;
};

const mutationOptions = {
  invalidatesTags: ['Reservations'] as const,
  onQueryStarted: recheckSessionOn401,
};

const guestBookApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchGuests: build.query<GuestView[], string>({
      query: (digits) => buildRequest(searchGuests, { query: { digits } }),
      responseSchema: searchGuests.answers[200],
      providesTags: ['Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
    guest: build.query<GuestAnswer, string>({
      query: (id) => buildRequest(readGuest, { params: { id } }),
      responseSchema: readGuest.answers[200],
      providesTags: ['Reservations'],
      keepUnusedDataFor: 0,
      onQueryStarted: recheckSessionOn401,
    }),
    writeGuestNote: build.mutation<GuestAnswer, Change<typeof writeGuestNote>>({
      query: ({ id, body }) => buildRequest(writeGuestNote, { params: { id }, body }),
      responseSchema: writeGuestNote.answers[200],
      ...mutationOptions,
    }),
    mergeGuests: build.mutation<GuestAnswer, Change<typeof mergeGuests>>({
      query: ({ id, body }) => buildRequest(mergeGuests, { params: { id }, body }),
      responseSchema: mergeGuests.answers[200],
      ...mutationOptions,
    }),
    distinguishGuests: build.mutation<GuestAnswer, Change<typeof distinguishGuests>>({
      query: ({ id, body }) => buildRequest(distinguishGuests, { params: { id }, body }),
      responseSchema: distinguishGuests.answers[200],
      ...mutationOptions,
    }),
    separateGuests: build.mutation<GuestAnswer, Change<typeof separateGuests>>({
      query: ({ id, body }) => buildRequest(separateGuests, { params: { id }, body }),
      responseSchema: separateGuests.answers[200],
      ...mutationOptions,
    }),
    writeReservationNote: build.mutation<ReservationView, Change<typeof writeReservationNote>>({
      query: ({ id, body }) => buildRequest(writeReservationNote, { params: { id }, body }),
      responseSchema: writeReservationNote.answers[200],
      ...mutationOptions,
    }),
    recordAllergies: build.mutation<ReservationView, Change<typeof recordAllergies>>({
      query: ({ id, body }) => buildRequest(recordAllergies, { params: { id }, body }),
      responseSchema: recordAllergies.answers[200],
      ...mutationOptions,
    }),
    eraseAllergies: build.mutation<ReservationView, string>({
      query: (id) => buildRequest(eraseAllergies, { params: { id } }),
      responseSchema: eraseAllergies.answers[200],
      ...mutationOptions,
    }),
  }),
});

export const {
  useSearchGuestsQuery,
  useGuestQuery,
  useWriteGuestNoteMutation,
  useMergeGuestsMutation,
  useDistinguishGuestsMutation,
  useSeparateGuestsMutation,
  useWriteReservationNoteMutation,
  useRecordAllergiesMutation,
  useEraseAllergiesMutation,
} = guestBookApi;
