import type {
  AvailabilityDaysSearch,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { LostLink } from '#src/contracts/booking/personal-link-operations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Pages with data from the server load the API client with their first request. Each promise
 * rejects with an `ApiFailure`.
 */
const loadEndpoints = async () => (await import('./bookingApi.ts')).bookingApi.endpoints;

const anew = { subscribe: false, forceRefetch: true } as const;

export const fetchTimeSlots = async (dispatch: Dispatch): Promise<TimeSlotView[]> =>
  dispatch((await loadEndpoints()).timeSlots.initiate(undefined, anew)).unwrap();

export const fetchAvailableDays = async (
  dispatch: Dispatch,
  search: AvailabilityDaysSearch,
): Promise<DayAvailability[]> =>
  dispatch((await loadEndpoints()).availableDays.initiate(search, anew)).unwrap();

/** Returns the path of the personal link. */
export const fetchLostLink = async (dispatch: Dispatch, lost: LostLink): Promise<string> =>
  (await dispatch((await loadEndpoints()).findLostLink.initiate(lost)).unwrap()).link;
