import { weekStatistics, type WeekSlot } from '../../../../src/contracts/week.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession } from '../../../shared/ended-session.ts';

const capacityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Seven days from a date on. */
    weekStatistics: build.query<WeekSlot[], string>({
      query: (from) => call(weekStatistics, { query: { from } }),
      responseSchema: weekStatistics.answers[200],
      providesTags: ['Capacity', 'Closures'],
      onQueryStarted: noticeEndedSession,
    }),
  }),
});

export const { useWeekStatisticsQuery } = capacityApi;
