import type { TimeSlotView } from '#src/contracts/booking/time-slot-view.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

export const preloadedTimeSlots = createPreloadedSlice<'turns', readonly TimeSlotView[]>('turns');
