import {
  listReservations,
  reservationStatistics,
  settleReservation,
} from '../../../../src/contracts/booking-calls.ts';
import type {
  ReservationDecision,
  ReservationView,
  SlotStatistics,
} from '../../../../src/contracts/booking.ts';
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
  rejectWave,
  summariseReservations,
  undoLastAction,
} from '../../../../src/contracts/desk-calls.ts';
import type { WaveOutcome } from '../../../../src/contracts/desk-calls.ts';
import type { DeskFilter, DeskSummary } from '../../../../src/contracts/desk.ts';
import {
  listTableHolds,
  listTables,
  type TableHold,
  type TableView,
} from '../../../../src/contracts/tables.ts';
import { statusOf } from '../../../shared/api-error.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession } from '../../../shared/ended-session.ts';
import { asPage, byCursor, type PageOf } from '../../../shared/paging.ts';
import type { z } from 'zod';

/** The tab comes back as it was left for a while; logout clears it. */
const KEPT_FOR_SECONDS = 600;
/** Cards of one page over all dates; a single day is read whole, as far as one answer goes. */
const PAGE = 60;
const DAY_PAGE = 200;

/** What changed elsewhere in the meantime: somebody was faster (409), or it is gone (404). */
const movedOn = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0);
const touched = (_: unknown, error: unknown) =>
  !error || movedOn(error) ? (['Reservations', 'Capacity', 'Availability'] as const) : [];

/** `version`: as it was on the reader's screen; whoever has not seen the last change is refused and told who made it. */
type Seen = { readonly id: string; readonly version: number };
const seen = ({ version }: Seen) => ({ 'If-Match': `"${version}"` });

const steps = {
  arrive: markArrived,
  'no-show': markNoShow,
  complete: completeReservation,
  called: markCalled,
  undo: undoLastAction,
} as const;
export type DeskStep = keyof typeof steps;

export type DeskAsk = { readonly date?: string; readonly status: DeskFilter; readonly q?: string };
export type ReservationStory = z.infer<(typeof readReservation.answers)[200]>;
type Entry = { readonly key: string; readonly body: z.input<typeof enterReservation.body> };

export const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    reservations: build.infiniteQuery<PageOf<ReservationView>, DeskAsk, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) =>
        call(listReservations, {
          query: {
            ...queryArg,
            limit: queryArg.date ? DAY_PAGE : PAGE,
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        }),
      rawResponseSchema: listReservations.answers[200],
      transformResponse: asPage<ReservationView>,
      providesTags: ['Reservations'],
      keepUnusedDataFor: KEPT_FOR_SECONDS,
      onQueryStarted: noticeEndedSession,
    }),
    deskSummary: build.query<DeskSummary, { readonly date?: string; readonly q?: string }>({
      query: (query) => call(summariseReservations, { query }),
      responseSchema: summariseReservations.answers[200],
      providesTags: ['Reservations'],
      onQueryStarted: noticeEndedSession,
    }),
    reservation: build.query<ReservationStory, string>({
      query: (id) => call(readReservation, { params: { id } }),
      responseSchema: readReservation.answers[200],
      providesTags: ['Reservations'],
      keepUnusedDataFor: 0,
      onQueryStarted: noticeEndedSession,
    }),
    settleReservation: build.mutation<ReservationView, Seen & ReservationDecision>({
      query: ({ id, version, ...body }) =>
        call(settleReservation, { params: { id }, body, headers: seen({ id, version }) }),
      responseSchema: settleReservation.answers[200],
      invalidatesTags: touched,
      onQueryStarted: noticeEndedSession,
    }),
    stepReservation: build.mutation<ReservationView, Seen & { readonly step: DeskStep }>({
      query: ({ step, ...one }) =>
        call(steps[step], { params: { id: one.id }, headers: seen(one) }),
      responseSchema: markArrived.answers[200],
      invalidatesTags: touched,
      onQueryStarted: noticeEndedSession,
    }),
    moveReservation: build.mutation<
      ReservationView,
      Seen & { readonly body: z.input<typeof moveReservation.body> }
    >({
      query: ({ body, ...one }) =>
        call(moveReservation, { params: { id: one.id }, body, headers: seen(one) }),
      responseSchema: moveReservation.answers[200],
      invalidatesTags: touched,
      onQueryStarted: noticeEndedSession,
    }),
    correctGuest: build.mutation<
      ReservationView,
      Seen & { readonly body: z.input<typeof correctGuest.body> }
    >({
      query: ({ body, ...one }) =>
        call(correctGuest, { params: { id: one.id }, body, headers: seen(one) }),
      responseSchema: correctGuest.answers[200],
      invalidatesTags: touched,
      onQueryStarted: noticeEndedSession,
    }),
    cancelReservation: build.mutation<
      ReservationView,
      Seen & { readonly body: z.input<typeof cancelReservation.body> }
    >({
      query: ({ body, ...one }) =>
        call(cancelReservation, { params: { id: one.id }, body, headers: seen(one) }),
      responseSchema: cancelReservation.answers[200],
      invalidatesTags: touched,
      onQueryStarted: noticeEndedSession,
    }),
    rejectWave: build.mutation<WaveOutcome, z.input<typeof rejectWave.body>>({
      query: (body) => call(rejectWave, { body }),
      responseSchema: rejectWave.answers[200],
      invalidatesTags: touched,
      onQueryStarted: noticeEndedSession,
    }),
    enterReservation: build.mutation<ReservationView, Entry>({
      query: ({ key, body }) =>
        call(enterReservation, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: enterReservation.answers[201],
      invalidatesTags: touched,
      onQueryStarted: noticeEndedSession,
    }),
    deskTables: build.query<TableView[], void>({
      query: () => call(listTables, {}),
      responseSchema: listTables.answers[200],
      providesTags: ['Tables'],
      onQueryStarted: noticeEndedSession,
    }),
    deskTableHolds: build.query<TableHold[], string>({
      query: (date) => call(listTableHolds, { query: { date } }),
      responseSchema: listTableHolds.answers[200],
      providesTags: ['Tables', 'Reservations'],
      onQueryStarted: noticeEndedSession,
    }),
    slotStatistics: build.query<SlotStatistics[], string>({
      query: (date) => call(reservationStatistics, { query: { date } }),
      responseSchema: reservationStatistics.answers[200],
      providesTags: ['Capacity'],
      onQueryStarted: noticeEndedSession,
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
} = deskApi;
