import { listReservations } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  readReservation,
  summariseReservations,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import type { DeskFilter, DeskSummary } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import {
  toCursorPage,
  cursorPagingOptions,
  type CursorPage,
} from '#web/shared/api/cursorPaging.ts';
import type { z } from 'zod';

const KEEP_UNUSED_SECONDS = 600;
const PAGE_SIZE = 60;
const DAY_PAGE_SIZE = 200;

export type ReservationListQuery = {
  readonly date?: string;
  readonly status: DeskFilter;
  readonly q?: string;
};
type ReservationHistory = z.infer<(typeof readReservation.answers)[200]>;

export const reservationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reservations: build.infiniteQuery<
      CursorPage<ReservationView>,
      ReservationListQuery,
      string | null
    >({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) =>
        buildRequest(listReservations, {
          query: {
            ...queryArg,
            limit: queryArg.date ? DAY_PAGE_SIZE : PAGE_SIZE,
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        }),
      rawResponseSchema: listReservations.answers[200],
      transformResponse: toCursorPage<ReservationView>,
      providesTags: ['ReservationList', 'Reservations'],
      keepUnusedDataFor: KEEP_UNUSED_SECONDS,
      onQueryStarted: recheckSessionOn401,
    }),
    deskSummary: build.query<DeskSummary, { readonly date?: string; readonly q?: string }>({
      query: (query) => buildRequest(summariseReservations, { query }),
      responseSchema: summariseReservations.answers[200],
      providesTags: ['Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
    reservation: build.query<ReservationHistory, string>({
      query: (id) => buildRequest(readReservation, { params: { id } }),
      responseSchema: readReservation.answers[200],
      providesTags: ['Reservations'],
      keepUnusedDataFor: 0,
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useReservationsInfiniteQuery, useDeskSummaryQuery, useReservationQuery } =
  reservationsApi;
