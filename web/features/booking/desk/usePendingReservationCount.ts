import { useDeskSummaryQuery } from './reservationsApi.ts';

/** How many requests wait for an answer, on all dates. */
export const usePendingReservationCount = (): number => useDeskSummaryQuery({}).data?.pending ?? 0;
