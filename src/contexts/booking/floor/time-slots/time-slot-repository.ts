import type {
  TimeSlotDraft,
  TimeSlotSettings,
} from '#src/contracts/booking/time-slot-management.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';

/**
 * Repository of time slots. Retired time slots remain stored for past reservations, but no method
 * returns them.
 */
export interface TimeSlotRepository {
  lock(id: string): Promise<TimeSlotView | null>;
  findDuplicate(slot: TimeSlotDraft, except: string | null): Promise<TimeSlotView | null>;
  add(id: string, slot: TimeSlotSettings): Promise<TimeSlotView>;
  change(id: string, slot: TimeSlotSettings): Promise<TimeSlotView>;
  retire(id: string): Promise<void>;
  erase(id: string): Promise<void>;
}
