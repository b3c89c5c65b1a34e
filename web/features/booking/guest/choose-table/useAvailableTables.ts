import { availability, type Availability } from '#src/contracts/booking/reservations.ts';
import { refusalOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { useAvailabilityQuery } from '#web/features/booking/bookingApi.ts';
import { toAvailabilitySearch, type SearchedTurn } from '../bookingFlowSlice.ts';

/** Fresh tables that came with a refusal (decision 2), if any. */
export const availabilityInRefusal = (failure: ApiFailure | null): Availability | null =>
  availability.safeParse(refusalOf(failure)?.details?.['availability']).data ?? null;

/** The tables of a searched turn; after a lost race those that came with the refusal, until newer ones arrive. */
export const useAvailableTables = (turn: SearchedTurn, lost: ApiFailure | null) => {
  const { currentData, isFetching, error, refetch } = useAvailabilityQuery(
    toAvailabilitySearch(turn),
  );
  const tables = currentData ?? availabilityInRefusal(lost);
  return { tables, waiting: isFetching && !tables, error: tables ? undefined : error, refetch };
};
