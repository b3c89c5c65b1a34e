import type {
  AvailabilityDaysSearch,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

export type PreloadedDays = {
  readonly search: AvailabilityDaysSearch;
  readonly days: readonly DayAvailability[];
};

/** Days that the server rendered for the search in the URL, as preloaded state. */
export const preloadedDays = createPreloadedSlice<'availableDays', PreloadedDays>('availableDays');
