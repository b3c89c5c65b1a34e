import type { OpeningHoursSpecification } from 'schema-dts';
import type { ClosedMeal } from '#src/contracts/closures.ts';
import { venue } from '#src/venue.ts';
import { listServedMeals } from '#web/app/home/opening/openingState.ts';

const CLOSED_ALL_DAY = { opens: '00:00', closes: '00:00' };

/**
 * Lists the opening hours of days on which a closure changes them. Equal times mean closed all day,
 * as Google's documentation of structured data requires.
 */
export const specialOpeningHours = (
  today: string,
  closed: readonly ClosedMeal[],
): OpeningHoursSpecification[] => {
  if (closed.length === 0) return [];
  const served = listServedMeals(today, venue.openingHours, closed);
  const dates = [...new Set(closed.map(({ date }) => date))].filter((date) => date >= today);
  return dates.flatMap((date) => {
    const meals = served.filter((meal) => meal.date === date);
    return (meals.length > 0 ? meals : [CLOSED_ALL_DAY]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes,
      validFrom: date,
      validThrough: date,
    }));
  });
};
