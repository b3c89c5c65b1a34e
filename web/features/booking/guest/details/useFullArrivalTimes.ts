import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useAvailabilityQuery } from '#web/features/booking/bookingApi.ts';
import { toAvailabilitySearch, type SearchedSlot } from '../bookingFlowTypes.ts';

const NONE: readonly string[] = [];

/**
 * Returns the arrival times at which the kitchen is full. Requests them only after `load`, because
 * they need a search on the server.
 */
export const useFullArrivalTimes = (searched: SearchedSlot) => {
  const [isWanted, want] = useState(false);
  const { currentData } = useAvailabilityQuery(
    isWanted ? toAvailabilitySearch(searched) : skipToken,
  );
  return { fullTimes: currentData?.fullArrivalTimes ?? NONE, onOpen: () => want(true) };
};
