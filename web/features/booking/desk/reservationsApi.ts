import {
  listReservations,
  readDailyCapacity,
  decideReservation,
} from '#src/contracts/booking/reservation-operations.ts';
import type {
  ReservationDecision,
  ReservationView,
  SlotStatistics,
} from '#src/contracts/booking/reservations.ts';
import {
  cancelReservation,
  completeReservation,
  correctGuest,
  enterReservation,
  markArrived,
  markCalled,
  markNoShow,
  moveReservation,
  readReservation,
  rejectManyReservations,
  summariseReservations,
  undoLastAction,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import type { BulkRejectionResult } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { DeskFilter, DeskSummary } from '#src/contracts/booking/reservation-desk.ts';
import {
  listUnavailableTables,
  listTables,
  type UnavailableTable,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import {
  toCursorPage,
  cursorPagingOptions,
  type CursorPage,
} from '#web/shared/api/cursorPaging.ts';
import type { z } from 'zod';

/** Cached after leaving the tab; sign-out clears the cache. */
const KEEP_UNUSED_SECONDS = 600;
const PAGE_SIZE = 60;
const DAY_PAGE_SIZE = 200;

/** Stale data: changed by a colleague (409) or deleted (404). */
const isStaleError = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0);
const invalidatedTags = (_: unknown, error: unknown) =>
  !error || isStaleError(error) ? (['Reservations', 'Capacity', 'Availability'] as const) : [];

/** `version` is sent as If-Match; the server refuses a stale one. */
type VersionedId = { readonly id: string; readonly version: number };
const ifMatchHeader = ({ version }: VersionedId) => ({ 'If-Match': `"${version}"` });

const stepOperations = {
  arrive: markArrived,
  'no-show': markNoShow,
  complete: completeReservation,
  called: markCalled,
  undo: undoLastAction,
} as const;
export type ReservationStep = keyof typeof stepOperations;

export type ReservationListQuery = {
  readonly date?: string;
  readonly status: DeskFilter;
  readonly q?: string;
};
export type ReservationHistory = z.infer<(typeof readReservation.answers)[200]>;
type IdempotentEntry = {
  readonly key: string;
  readonly body: z.input<typeof enterReservation.body>;
};

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
      providesTags: ['Reservations'],
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
    settleReservation: build.mutation<ReservationView, VersionedId & ReservationDecision>({
      query: ({ id, version, ...body }) =>
        buildRequest(decideReservation, {
          params: { id },
          body,
          headers: ifMatchHeader({ id, version }),
        }),
      responseSchema: decideReservation.answers[200],
      invalidatesTags: invalidatedTags,
      onQueryStarted: recheckSessionOn401,
    }),
    stepReservation: build.mutation<
      ReservationView,
      VersionedId & { readonly step: ReservationStep }
    >({
      query: ({ step, ...one }) =>
        buildRequest(stepOperations[step], { params: { id: one.id }, headers: ifMatchHeader(one) }),
      responseSchema: markArrived.answers[200],
      invalidatesTags: invalidatedTags,
      onQueryStarted: recheckSessionOn401,
    }),
    moveReservation: build.mutation<
      ReservationView,
      VersionedId & { readonly body: z.input<typeof moveReservation.body> }
    >({
      query: ({ body, ...one }) =>
        buildRequest(moveReservation, {
          params: { id: one.id },
          body,
          headers: ifMatchHeader(one),
        }),
      responseSchema: moveReservation.answers[200],
      invalidatesTags: invalidatedTags,
      onQueryStarted: recheckSessionOn401,
    }),
    correctGuest: build.mutation<
      ReservationView,
      VersionedId & { readonly body: z.input<typeof correctGuest.body> }
    >({
      query: ({ body, ...one }) =>
        buildRequest(correctGuest, { params: { id: one.id }, body, headers: ifMatchHeader(one) }),
      responseSchema: correctGuest.answers[200],
      invalidatesTags: invalidatedTags,
      onQueryStarted: recheckSessionOn401,
    }),
    cancelReservation: build.mutation<
      ReservationView,
      VersionedId & { readonly body: z.input<typeof cancelReservation.body> }
    >({
      query: ({ body, ...one }) =>
        buildRequest(cancelReservation, {
          params: { id: one.id },
          body,
          headers: ifMatchHeader(one),
        }),
      responseSchema: cancelReservation.answers[200],
      invalidatesTags: invalidatedTags,
      onQueryStarted: recheckSessionOn401,
    }),
    rejectWave: build.mutation<BulkRejectionResult, z.input<typeof rejectManyReservations.body>>({
      query: (body) => buildRequest(rejectManyReservations, { body }),
      responseSchema: rejectManyReservations.answers[200],
      invalidatesTags: invalidatedTags,
      onQueryStarted: recheckSessionOn401,
    }),
    enterReservation: build.mutation<ReservationView, IdempotentEntry>({
      query: ({ key, body }) =>
        buildRequest(enterReservation, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: enterReservation.answers[201],
      invalidatesTags: invalidatedTags,
      onQueryStarted: recheckSessionOn401,
    }),
    deskTables: build.query<TableView[], void>({
      query: () => buildRequest(listTables, {}),
      responseSchema: listTables.answers[200],
      providesTags: ['Tables'],
      onQueryStarted: recheckSessionOn401,
    }),
    deskTableHolds: build.query<UnavailableTable[], string>({
      query: (date) => buildRequest(listUnavailableTables, { query: { date } }),
      responseSchema: listUnavailableTables.answers[200],
      providesTags: ['Tables', 'Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
    slotStatistics: build.query<SlotStatistics[], string>({
      query: (date) => buildRequest(readDailyCapacity, { query: { date } }),
      responseSchema: readDailyCapacity.answers[200],
      providesTags: ['Capacity'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const {
  useReservationsInfiniteQuery,
  useDeskSummaryQuery,
  useReservationQuery,
  useSettleReservationMutation,
  useStepReservationMutation,
  useMoveReservationMutation,
  useCancelReservationMutation,
  useCorrectGuestMutation,
  useRejectWaveMutation,
  useEnterReservationMutation,
  useDeskTablesQuery,
  useDeskTableHoldsQuery,
  useSlotStatisticsQuery,
} = reservationsApi;
