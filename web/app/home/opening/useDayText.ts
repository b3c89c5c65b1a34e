import { addDays } from '#web/shared/dates/dates.ts';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';

const WEEK_DAYS = 7;

/**
 * Formats a date as a weekday. From seven days ahead it adds day and month, because the weekday
 * alone is ambiguous.
 */
export const useDayText = () => {
  const formatDate = useFormatDate();
  return (date: string, today: string): string =>
    formatDate(date, {
      weekday: 'long',
      ...(date < addDays(today, WEEK_DAYS) ? {} : { day: 'numeric', month: 'long' }),
    });
};
