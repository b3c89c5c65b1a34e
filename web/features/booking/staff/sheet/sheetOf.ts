import type { ReservationView } from '../../../../../src/contracts/booking.ts';
import { mealTypeOf } from '../../../../../src/contracts/floor.ts';
import { bySlot, holdsCovers, type SlotGroup } from '../bySlot.ts';

/** Which service is printed. */
export type SheetMeal = 'all' | 'pranzo' | 'cena';

export type Sheet = {
  readonly slots: readonly SlotGroup<ReservationView>[];
  readonly parties: number;
  readonly people: number;
  readonly waiting: number;
};

/** What a date's sheet shows: whoever is expected or has come, by slot and name. Who will not come is not on it. */
export const sheetOf = (list: readonly ReservationView[], meal: SheetMeal): Sheet => {
  const expected = list.filter(
    (one) =>
      holdsCovers(one) && (meal === 'all' || mealTypeOf(one.timeSlotData.startTime) === meal),
  );
  return {
    slots: bySlot(expected),
    parties: expected.length,
    people: expected.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0),
    waiting: expected.filter(({ status }) => status === 'pending').length,
  };
};
