import { addDays } from '#web/shared/dates/dates.ts';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';

const WEEK_DAYS = 7;

/** A weekday is clear for a week, and a later day needs its date. */
export const useDayText = () => {
  const formatDate = useFormatDate();
  return (date: string, today: string): string =>
    formatDate(date, {
      weekday: 'long',
      ...(date < addDays(today, WEEK_DAYS) ? {} : { day: 'numeric', month: 'long' }),
    });
};
