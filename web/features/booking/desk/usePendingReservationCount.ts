import { useDeskSummaryQuery } from './reservationsApi.ts';

/** Pending requests of all dates. */
export const usePendingReservationCount = (): number => useDeskSummaryQuery({}).data?.pending ?? 0;
