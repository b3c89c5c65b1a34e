import { useSelector } from 'react-redux';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';

/**
 * Formats short dates: `sab 28 nov`, or `sab 28` without the month. Returns the word for today if
 * the date is today.
 */
export const useShortDay = ({ hasMonth = true } = {}): ((date: string) => string) => {
  const words = useTranslation();
  const formatDate = useFormatDate();
  const today = useSelector(selectToday);
  return (date) =>
    date === today
      ? words('booking.today')
      : formatDate(date, {
          weekday: 'short',
          day: 'numeric',
          ...(hasMonth ? { month: 'short' } : {}),
        });
};
