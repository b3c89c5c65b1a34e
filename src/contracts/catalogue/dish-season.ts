/** A day of every year, for example `03-15`. February has 29 days. */
export type MonthDay = string;

/** A dish without dates is on the menu all year. Both dates are inclusive. */
export type DishSeason = {
  readonly availableFrom: MonthDay | null;
  readonly availableTo: MonthDay | null;
};

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const isMonthDay = (text: string): boolean => {
  if (!/^\d\d-\d\d$/.test(text)) return false;
  const [month = 0, day = 0] = text.split('-').map(Number);
  return day >= 1 && day <= (DAYS_IN_MONTH[month - 1] ?? 0);
};

/** Returns true if one date of the season is missing. */
export const isSeasonIncomplete = ({ availableFrom, availableTo }: DishSeason): boolean =>
  (availableFrom === null) !== (availableTo === null);

/**
 * Tells whether a dish is on the menu on `date` (YYYY-MM-DD). A season that ends before it begins
 * goes on over New Year.
 */
export const isInSeason = ({ availableFrom, availableTo }: DishSeason, date: string): boolean => {
  if (availableFrom === null || availableTo === null) return true;
  const day = date.slice(5);
  const [hasBegun, hasNotEnded] = [day >= availableFrom, day <= availableTo];
  return availableFrom <= availableTo ? hasBegun && hasNotEnded : hasBegun || hasNotEnded;
};
