import type {
  AvailabilityDaysSearch,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

export type PreloadedDays = {
  readonly search: AvailabilityDaysSearch;
  readonly days: readonly DayAvailability[];
};

/** The days that the server rendered for the search of the URL. */
export const preloadedDays = createPreloadedSlice<'availableDays', PreloadedDays>('availableDays');
