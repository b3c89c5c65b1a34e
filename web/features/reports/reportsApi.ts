import type { z } from 'zod';
import { readWeeklyReport, type WeeklyReport } from '#src/contracts/weekly-report.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

export type ReportQuery = z.input<typeof readWeeklyReport.query>;

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    weeklyReport: build.query<WeeklyReport, ReportQuery>({
      query: (query) => buildRequest(readWeeklyReport, { query }),
      responseSchema: readWeeklyReport.answers[200],
      keepUnusedDataFor: 0,
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useWeeklyReportQuery } = reportsApi;
