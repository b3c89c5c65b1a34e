import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { groupByTimeSlot, holdsCovers, type TimeSlotGroup } from '../desk/list/groupByTimeSlot.ts';

export type SheetMeal = 'all' | 'pranzo' | 'cena';

export type EveningSheetView = {
  readonly slots: readonly TimeSlotGroup<ReservationView>[];
  readonly parties: number;
  readonly people: number;
  readonly waiting: number;
};

export const buildEveningSheet = (
  list: readonly ReservationView[],
  meal: SheetMeal,
): EveningSheetView => {
  const expected = list.filter(
    (one) =>
      holdsCovers(one) && (meal === 'all' || mealTypeOf(one.timeSlotData.startTime) === meal),
  );
  return {
    slots: groupByTimeSlot(expected),
    parties: expected.length,
    people: expected.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0),
    waiting: expected.filter(({ status }) => status === 'pending').length,
  };
};
