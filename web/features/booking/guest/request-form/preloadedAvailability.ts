import type { Availability } from '#src/contracts/booking/availability.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

/** The tables that the server found for the search of the URL. */
export const preloadedAvailability = createPreloadedSlice<'availability', Availability>(
  'availability',
);
