import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { toUtcNoon } from '#web/shared/dates/dates.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';

/** Such as `sab 28 nov`, without the month `sab 28`, or the word for today. */
export const useShortDay = ({ hasMonth = true } = {}): ((date: string) => string) => {
  const words = useTranslation();
  const intl = useIntl();
  const today = useSelector(selectToday);
  return (date) =>
    date === today
      ? words('booking.today')
      : intl.formatDate(toUtcNoon(date), {
          weekday: 'short',
          day: 'numeric',
          ...(hasMonth ? { month: 'short' } : {}),
        });
};
