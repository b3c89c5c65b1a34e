import type {
  DayAvailability,
  TurnAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { addDays } from '#web/shared/dates/dates.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { countDays, NEARBY_DAYS } from './daysWindow.ts';
import { isBookable, type Offer } from './resolveSearch.ts';

/** The guest's preferred turn and meal. Null: the guest did not choose one. */
export type Preference = {
  readonly timeSlotId: string | null;
  readonly mealType: MealType | null;
};

type Days = readonly DayAvailability[];

const meals: readonly MealType[] = ['pranzo', 'cena'];

/** Returns the best turn of a day, or the first turn of each meal if the guest chose no meal. */
const preferredTurns = (
  { turns }: DayAvailability,
  { timeSlotId, mealType }: Preference,
): TurnAvailability[] => {
  const free = turns.filter(isBookable);
  const firstOf = (meal: MealType | null) => free.find((turn) => turn.mealType === meal);
  if (timeSlotId === null && mealType === null) return meals.flatMap((meal) => firstOf(meal) ?? []);
  const turn = free.find((one) => one.timeSlotId === timeSlotId) ?? firstOf(mealType) ?? free[0];
  return turn ? [turn] : [];
};

const toOffers = (day: DayAvailability, wanted: Preference): Offer[] =>
  preferredTurns(day, wanted).map((turn) => ({ date: day.date, turn }));

export const findOtherTurns = (day: DayAvailability): Offer[] =>
  day.turns.filter(isBookable).map((turn) => ({ date: day.date, turn }));

/**
 * Finds the same turn on the days around a date. If the guest chose no turn, finds the best turns of
 * each day.
 */
export const findNearbyDays = (days: Days, date: string, wanted: Preference): Offer[] => {
  const [first, last] = [addDays(date, -NEARBY_DAYS), addDays(date, NEARBY_DAYS)];
  return days
    .filter((day) => day.date !== date && day.date >= first && day.date <= last)
    .flatMap((day) => toOffers(day, wanted))
    .filter(({ turn }) => wanted.timeSlotId === null || turn.timeSlotId === wanted.timeSlotId);
};

const MAX_OFFERS_AFTER_LOSS = 4;

/**
 * Finds turns for a guest whose turn has just filled up: the other turns of that meal on that day,
 * then the same turn on other days, nearest days first.
 */
export const findOffersAfterLoss = (
  days: Days,
  { date, slot }: Pick<SearchedSlot, 'date' | 'slot'>,
): Offer[] => {
  const isLost = ({ date: at, turn }: Offer) => at === date && turn.timeSlotId === slot.id;
  const distance = (offer: Offer) => Math.abs(countDays(date, offer.date));
  const sameDay = days
    .filter((day) => day.date === date)
    .flatMap(findOtherTurns)
    .filter((offer) => offer.turn.mealType === slot.mealType && !isLost(offer));
  const sameTurn = days
    .filter((day) => day.date !== date)
    .flatMap(findOtherTurns)
    .filter(({ turn }) => turn.timeSlotId === slot.id)
    .sort((one, other) => distance(one) - distance(other));
  return [...sameDay, ...sameTurn].slice(0, MAX_OFFERS_AFTER_LOSS);
};

/** Finds the best turns of the first day after a date on which the party can book a table. */
export const findNextDay = (days: Days, date: string, wanted: Preference): Offer[] => {
  const day = days.find((one) => one.date > date && isBookable(one));
  return day ? toOffers(day, wanted) : [];
};
