import { readWeeklyCapacity, type WeekSlot } from '../../../../src/contracts/week.ts';
import { api } from '../../../shared/api.ts';
import { buildRequest } from '../../../shared/call.ts';
import { recheckSessionOn401 } from '../../../shared/ended-session.ts';

const capacityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Seven days from a date on. */
    weekStatistics: build.query<WeekSlot[], string>({
      query: (from) => buildRequest(readWeeklyCapacity, { query: { from } }),
      responseSchema: readWeeklyCapacity.answers[200],
      providesTags: ['Capacity', 'Closures'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useWeekStatisticsQuery } = capacityApi;
