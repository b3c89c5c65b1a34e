import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';

export type SlotRow = Omit<TimeSlotView, 'mealType'>;

export const SLOT_COLUMNS = `id::text, start_time "startTime", end_time "endTime", is_active "isActive", description, turn_key "turnKey", max_covers "maxCovers",
  ${isoInstantSql('created_at')} "createdAt", ${isoInstantSql('updated_at')} "updatedAt"`;

export const toTimeSlotView = (row: SlotRow): TimeSlotView => ({
  ...row,
  mealType: mealTypeOf(row.startTime),
});
