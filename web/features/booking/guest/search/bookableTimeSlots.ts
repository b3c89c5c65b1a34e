import type { MealType } from '#src/contracts/common/fields.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venue } from '#src/venue.ts';
import { toMinutes, venueDate, venueMinutes } from '#web/shared/dates/dates.ts';

export const activeTimeSlots = (slots: readonly TimeSlotView[], meal: MealType): TimeSlotView[] =>
  slots
    .filter(({ isActive, mealType }) => isActive && mealType === meal)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));

export const isWithinLeadTime = (startTime: string, date: string, now: Date): boolean =>
  date === venueDate(now) && toMinutes(startTime) - venueMinutes(now) < venue.leadTimeMinutes;
