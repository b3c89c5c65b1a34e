import type { TimeSlotView } from '#src/contracts/booking/time-slot-view.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

/** The turns of the house, as the booking page came with them. */
export const preloadedTimeSlots = createPreloadedSlice<'turns', readonly TimeSlotView[]>('turns');
