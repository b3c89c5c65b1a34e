import type {
  AvailabilityDaysSearch,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { LostLink } from '#src/contracts/booking/personal-link-operations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { importModule } from '#web/shared/failedImport.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Loads the API client on demand, because pages with preloaded data need it only for a later
 * request. The promises of the functions below reject with an `ApiFailure`.
 */
const loadEndpoints = async () =>
  (await importModule(() => import('./bookingApi.ts'))).bookingApi.endpoints;

const anew = { subscribe: false, forceRefetch: true } as const;

export const fetchTimeSlots = async (dispatch: Dispatch): Promise<TimeSlotView[]> =>
  dispatch((await loadEndpoints()).timeSlots.initiate(undefined, anew)).unwrap();

export const fetchAvailableDays = async (
  dispatch: Dispatch,
  search: AvailabilityDaysSearch,
): Promise<DayAvailability[]> =>
  dispatch((await loadEndpoints()).availableDays.initiate(search, anew)).unwrap();

/** Finds a lost reservation and returns the path of its personal link. */
export const fetchLostLink = async (dispatch: Dispatch, lost: LostLink): Promise<string> =>
  (await dispatch((await loadEndpoints()).findLostLink.initiate(lost)).unwrap()).link;
