import type { z } from 'zod';
import {
  closeServiceDay,
  readServiceDayClosing,
  type ServiceDayClosing,
} from '#src/contracts/booking/service-day-closing.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

/** `version`: version that the user saw, which the client sends as If-Match. */
type ClosingInput = {
  readonly date: string;
  readonly version: number;
  readonly body: z.input<typeof closeServiceDay.body>;
};

const closingApi = api.injectEndpoints({
  endpoints: (build) => ({
    serviceDayClosing: build.query<ServiceDayClosing, string>({
      query: (date) => buildRequest(readServiceDayClosing, { params: { date } }),
      responseSchema: readServiceDayClosing.answers[200],
      providesTags: ['ServiceDays'],
      onQueryStarted: recheckSessionOn401,
    }),
    closeServiceDay: build.mutation<ServiceDayClosing, ClosingInput>({
      query: ({ date, version, body }) =>
        buildRequest(closeServiceDay, {
          params: { date },
          headers: { 'If-Match': `"${version}"` },
          body,
        }),
      responseSchema: closeServiceDay.answers[200],
      invalidatesTags: ['ServiceDays'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useServiceDayClosingQuery, useCloseServiceDayMutation } = closingApi;
