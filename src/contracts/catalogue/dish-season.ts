/** A day of every year, for example `03-15`. February has 29 days. */
export type MonthDay = string;

/**
 * First and last day of a dish's season, both inclusive. A dish without dates is on the menu all
 * year.
 */
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

/** Returns true if only one of the two dates is given. */
export const isSeasonIncomplete = ({ availableFrom, availableTo }: DishSeason): boolean =>
  (availableFrom === null) !== (availableTo === null);

/**
 * Returns true if a dish is on the menu on `date` (YYYY-MM-DD). A season whose end is before its
 * start includes New Year.
 */
export const isInSeason = ({ availableFrom, availableTo }: DishSeason, date: string): boolean => {
  if (availableFrom === null || availableTo === null) return true;
  const day = date.slice(5);
  const [hasBegun, hasNotEnded] = [day >= availableFrom, day <= availableTo];
  return availableFrom <= availableTo ? hasBegun && hasNotEnded : hasBegun || hasNotEnded;
};
