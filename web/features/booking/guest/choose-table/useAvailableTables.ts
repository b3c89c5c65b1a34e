import { availability, type Availability } from '#src/contracts/booking/availability.ts';
import { refusalOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { useAvailabilityQuery } from '#web/features/booking/bookingApi.ts';
import { toAvailabilitySearch, type SearchedSlot } from '../bookingFlowTypes.ts';

export const availabilityInRefusal = (failure: ApiFailure | null): Availability | null =>
  availability.safeParse(refusalOf(failure)?.details?.['availability']).data ?? null;

/** Returns true if the turn has filled up since the guest chose it. */
export const isTurnFilled = (failure: ApiFailure | null): boolean => {
  const tables = availabilityInRefusal(failure);
  return tables !== null && !tables.closed && !tables.begun && !tables.capacityInfo.canAccommodate;
};

/**
 * Returns the available tables. After a refused request, returns those of the server's refusal
 * until new data arrives.
 */
export const useAvailableTables = (searched: SearchedSlot, conflict: ApiFailure | null) => {
  const { currentData, isFetching, error, refetch } = useAvailabilityQuery(
    toAvailabilitySearch(searched),
  );
  const tables = currentData ?? availabilityInRefusal(conflict);
  return {
    availability: tables,
    isLoading: isFetching && !tables,
    error: tables ? undefined : error,
    refetch,
  };
};
