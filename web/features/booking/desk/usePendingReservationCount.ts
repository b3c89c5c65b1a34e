import { pickData } from '#web/shared/api/pickData.ts';
import { useDeskSummaryQuery } from './reservationsApi.ts';

export const usePendingReservationCount = (): number =>
  useDeskSummaryQuery({}, { selectFromResult: pickData }).currentData?.pending ?? 0;
