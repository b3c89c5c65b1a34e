import { useSelector } from 'react-redux';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';

/** Such as `sab 28 nov`, without the month `sab 28`, or the word for today. */
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
