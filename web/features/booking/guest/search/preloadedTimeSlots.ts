import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

export const preloadedTimeSlots = createPreloadedSlice<'turns', readonly TimeSlotView[]>('turns');
