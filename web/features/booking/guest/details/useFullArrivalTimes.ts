import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useAvailabilityQuery } from '#web/features/booking/bookingApi.ts';
import { toAvailabilitySearch, type SearchedSlot } from '../bookingFlowTypes.ts';

const NONE: readonly string[] = [];

/**
 * Arrival times of the turn at which the kitchen is full. They cost a search, which `load` starts
 * when the guest opens the field.
 */
export const useFullArrivalTimes = (searched: SearchedSlot) => {
  const [isWanted, want] = useState(false);
  const { currentData } = useAvailabilityQuery(
    isWanted ? toAvailabilitySearch(searched) : skipToken,
  );
  return { fullTimes: currentData?.fullArrivalTimes ?? NONE, onOpen: () => want(true) };
};
