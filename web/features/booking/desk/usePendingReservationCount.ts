import { useDeskSummaryQuery } from './reservationsApi.ts';

export const usePendingReservationCount = (): number => useDeskSummaryQuery({}).data?.pending ?? 0;
