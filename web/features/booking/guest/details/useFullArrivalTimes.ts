import { useAvailabilityQuery } from '#web/features/booking/bookingApi.ts';
import { toAvailabilitySearch, type SearchedSlot } from '../bookingFlowTypes.ts';

const NONE: readonly string[] = [];

/** Arrival times of the turn at which the kitchen is full, as far as they are known. */
export const useFullArrivalTimes = (searched: SearchedSlot): readonly string[] =>
  useAvailabilityQuery(toAvailabilitySearch(searched)).currentData?.fullArrivalTimes ?? NONE;
