import type { z } from 'zod';
import {
  cancelStrandedReservations,
  type StrandedCancellationResult,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import {
  addClosure,
  changeClosure,
  listClosures,
  listStrandedReservations,
  removeClosure,
  type ClosureView,
  type SavedClosure,
  type StrandedReservation,
} from '#src/contracts/closures.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 as onQueryStarted } from '#web/shared/api/sessionExpiry.ts';

/**
 * Identifies a version of a closure. `seen` is the `updatedAt` that the user saw, sent as If-Match.
 */
type VersionedId = { readonly id: string; readonly seen: string };

const ifMatchHeader = (seen: string) => ({ 'If-Match': `"${seen}"` });

const invalidatesTags = (_: unknown, error: unknown) =>
  error === undefined || [404, 409].includes(statusOf(error) ?? 0)
    ? (['Closures', 'Availability'] as const)
    : [];

export const closuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    closures: build.query<ClosureView[], void>({
      query: () => buildRequest(listClosures, {}),
      responseSchema: listClosures.answers[200],
      providesTags: ['Closures', 'Reservations'],
      onQueryStarted,
    }),
    stranded: build.query<StrandedReservation[], string>({
      query: (id) => buildRequest(listStrandedReservations, { params: { id } }),
      responseSchema: listStrandedReservations.answers[200],
      providesTags: ['Closures', 'Reservations'],
      onQueryStarted,
    }),
    cancelStranded: build.mutation<
      StrandedCancellationResult,
      z.input<typeof cancelStrandedReservations.body>
    >({
      query: (body) => buildRequest(cancelStrandedReservations, { body }),
      responseSchema: cancelStrandedReservations.answers[200],
      invalidatesTags: ['Reservations', 'Capacity', 'Availability', 'Closures'],
      onQueryStarted,
    }),
    addClosure: build.mutation<SavedClosure, { draft: z.input<typeof addClosure.body> }>({
      query: ({ draft }) => buildRequest(addClosure, { body: draft }),
      responseSchema: addClosure.answers[201],
      invalidatesTags,
      onQueryStarted,
    }),
    changeClosure: build.mutation<
      SavedClosure,
      VersionedId & { draft: z.input<typeof changeClosure.body> }
    >({
      query: ({ id, seen, draft }) =>
        buildRequest(changeClosure, { params: { id }, body: draft, headers: ifMatchHeader(seen) }),
      responseSchema: changeClosure.answers[200],
      invalidatesTags,
      onQueryStarted,
    }),
    removeClosure: build.mutation<{ id: string }, VersionedId>({
      query: ({ id, seen }) =>
        buildRequest(removeClosure, { params: { id }, headers: ifMatchHeader(seen) }),
      responseSchema: removeClosure.answers[200],
      invalidatesTags,
      onQueryStarted,
    }),
  }),
});

export const {
  useClosuresQuery,
  useStrandedQuery,
  useCancelStrandedMutation,
  useAddClosureMutation,
  useChangeClosureMutation,
  useRemoveClosureMutation,
} = closuresApi;
