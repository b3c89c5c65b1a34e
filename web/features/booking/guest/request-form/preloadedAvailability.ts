import type { Availability } from '#src/contracts/booking/availability.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

/** Tables that the server found for the search in the URL, as preloaded state. */
export const preloadedAvailability = createPreloadedSlice<'availability', Availability>(
  'availability',
);
