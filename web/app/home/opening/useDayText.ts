import { useIntl } from 'react-intl';
import { addDays, toUtcNoon } from '#web/shared/dates/dates.ts';

const WEEK_DAYS = 7;

/** A weekday is clear for a week, and a later day needs its date. */
export const useDayText = () => {
  const intl = useIntl();
  return (date: string, today: string): string =>
    intl.formatDate(toUtcNoon(date), {
      weekday: 'long',
      ...(date < addDays(today, WEEK_DAYS) ? {} : { day: 'numeric', month: 'long' }),
    });
};
