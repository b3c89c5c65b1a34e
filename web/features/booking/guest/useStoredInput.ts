import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { takeCarriedAllergens } from '#web/shared/carried-allergens/carriedAllergens.ts';
import {
  allergensCarried,
  emptyGuestDetails,
  inputRestored,
  selectGuestDetails,
  selectLastChoice,
} from './bookingFlowSlice.ts';
import type { GuestDetails } from './bookingFlowTypes.ts';
import { deleteStoredInput, readStoredInput, storeInput } from './inputStorage.ts';

const isEmpty = (details: GuestDetails): boolean =>
  JSON.stringify(details) === JSON.stringify(emptyGuestDetails);

/** Restores the guest's details after a reload of the page, until the guest sends the request. */
export const useStoredInput = (): void => {
  const dispatch = useDispatch();
  const { getState } = useStore<Parameters<typeof selectGuestDetails>[0]>();
  const details = useSelector(selectGuestDetails);
  const lastChoice = useSelector(selectLastChoice);
  useLayoutEffect(() => {
    const stored = isEmpty(selectGuestDetails(getState()))
      ? readStoredInput(emptyGuestDetails)
      : null;
    if (stored) dispatch(inputRestored(stored));
    const carried = takeCarriedAllergens();
    if (carried.length > 0) dispatch(allergensCarried(carried));
  }, [dispatch, getState]);
  useEffect(() => {
    if (lastChoice || !isEmpty(details)) storeInput({ details, lastChoice });
    else deleteStoredInput();
  }, [details, lastChoice]);
};
