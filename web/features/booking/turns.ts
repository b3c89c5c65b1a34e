import type { TimeSlotView } from '../../../src/contracts/floor.ts';
import { servedPart } from '../../shared/served.ts';

/** The turns of the house, as the booking page came with them. */
export const turns = servedPart<'turns', readonly TimeSlotView[]>('turns');
