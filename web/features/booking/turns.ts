import type { TimeSlotView } from '../../../src/contracts/floor.ts';
import { createPreloadedSlice } from '../../shared/served.ts';

/** The turns of the house, as the booking page came with them. */
export const preloadedTimeSlots = createPreloadedSlice<'turns', readonly TimeSlotView[]>('turns');
