import { listReservations, reservationStatistics, settleReservation } from '../../../../src/contracts/booking-calls.ts';
import type { ReservationDecision, ReservationView, SlotStatistics } from '../../../../src/contracts/booking.ts';
import { statusOf } from '../../../shared/api-error.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession } from '../../../shared/ended-session.ts';

/** The staff area shows a waiting-requests badge from the last list read; it stays for a shift, logout clears it. */
const KEPT_FOR_SECONDS = 3_600;

/** What changed elsewhere in the meantime: somebody settled it first (409), or it is gone (404). */
const movedOn = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0);

export const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    reservations: build.query<ReservationView[], void>({
      query: () => call(listReservations, { query: {} }),
      responseSchema: listReservations.answers[200],
      providesTags: ['Reservations'],
      keepUnusedDataFor: KEPT_FOR_SECONDS,
      onQueryStarted: noticeEndedSession,
    }),
    settleReservation: build.mutation<ReservationView, ReservationDecision & { id: string }>({
      query: ({ id, status }) => call(settleReservation, { params: { id }, body: { status } }),
      responseSchema: settleReservation.answers[200],
      invalidatesTags: (_, error) => (!error || movedOn(error) ? ['Reservations', 'Capacity', 'Availability'] : []),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        noticeEndedSession(undefined, { dispatch, queryFulfilled });
        const settled = await queryFulfilled.then(({ data }) => data, () => null);
        if (!settled) return;
        dispatch(deskApi.util.updateQueryData('reservations', undefined, (list) => list.map((one) => (one.id === id ? settled : one))));
      },
    }),
    slotStatistics: build.query<SlotStatistics[], string>({
      query: (date) => call(reservationStatistics, { query: { date } }),
      responseSchema: reservationStatistics.answers[200],
      providesTags: ['Capacity'],
      onQueryStarted: noticeEndedSession,
    }),
  }),
});

export const { useReservationsQuery, useSettleReservationMutation, useSlotStatisticsQuery } = deskApi;
