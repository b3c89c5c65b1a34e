import { readDailyCapacity } from '#src/contracts/booking/reservation-operations.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { readWeeklyCapacity, type WeekSlot } from '#src/contracts/booking/weekly-capacity.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

const capacityApi = api.injectEndpoints({
  endpoints: (build) => ({
    slotStatistics: build.query<SlotStatistics[], string>({
      query: (date) => buildRequest(readDailyCapacity, { query: { date } }),
      responseSchema: readDailyCapacity.answers[200],
      providesTags: ['Capacity'],
      onQueryStarted: recheckSessionOn401,
    }),
    weekStatistics: build.query<WeekSlot[], string>({
      query: (from) => buildRequest(readWeeklyCapacity, { query: { from } }),
      responseSchema: readWeeklyCapacity.answers[200],
      providesTags: ['Capacity', 'Closures'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useSlotStatisticsQuery, useWeekStatisticsQuery } = capacityApi;
