import type {
  DayAvailability,
  TurnAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { addDays } from '#web/shared/dates/dates.ts';
import { NEARBY_DAYS } from './daysWindow.ts';
import { isBookable, type Offer } from './resolveSearch.ts';

/** The guest's preferred turn. `timeSlotId` is null if the guest chose no turn. */
export type Preference = { readonly timeSlotId: string | null; readonly mealType: MealType };

type Days = readonly DayAvailability[];

const preferredTurn = (
  { turns }: DayAvailability,
  { timeSlotId, mealType }: Preference,
): TurnAvailability | null => {
  const free = turns.filter(isBookable);
  return (
    free.find((turn) => turn.timeSlotId === timeSlotId) ??
    free.find((turn) => turn.mealType === mealType) ??
    free[0] ??
    null
  );
};

export const findOtherTurns = (day: DayAvailability): Offer[] =>
  day.turns.filter(isBookable).map((turn) => ({ date: day.date, turn }));

/**
 * Finds the same turn on the days around a date. If the guest chose no turn, finds the best turn of
 * each day.
 */
export const findNearbyDays = (days: Days, date: string, wanted: Preference): Offer[] => {
  const [first, last] = [addDays(date, -NEARBY_DAYS), addDays(date, NEARBY_DAYS)];
  return days
    .filter((day) => day.date !== date && day.date >= first && day.date <= last)
    .flatMap((day) => {
      const turn = preferredTurn(day, wanted);
      const isWanted = wanted.timeSlotId === null || turn?.timeSlotId === wanted.timeSlotId;
      return turn && isWanted ? [{ date: day.date, turn }] : [];
    });
};

/** Finds the first day after a date on which the party can book a table. */
export const findNextDay = (days: Days, date: string, wanted: Preference): Offer | null => {
  const day = days.find((one) => one.date > date && isBookable(one));
  const turn = day && preferredTurn(day, wanted);
  return day && turn ? { date: day.date, turn } : null;
};

/** Finds the first turn of each meal on the first bookable day after a date. */
export const findNextMeals = (days: Days, date: string): Offer[] => {
  const day = days.find((one) => one.date > date && isBookable(one));
  const meals = ['pranzo', 'cena'] as const;
  return meals.flatMap((meal) => {
    const turn = day?.turns.find((one) => one.mealType === meal && isBookable(one));
    return day && turn ? [{ date: day.date, turn }] : [];
  });
};
