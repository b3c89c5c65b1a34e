import { useSelector } from 'react-redux';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import type { StoredReservation } from './storedReservations.ts';

const stateMessages = {
  pending: 'mine.pending',
  confirmed: 'mine.confirmed',
  change: 'mine.change',
} as const;

/** Returns a function that formats texts such as "sab 28, 20:50" and "in attesa". */
export const useStoredReservationText = () => {
  const words = useTranslation();
  const formatDate = useFormatDate();
  const today = useSelector(selectToday);
  return ({ reservationDate, startTime, state }: StoredReservation) => {
    const day =
      reservationDate === today
        ? words('mine.today')
        : formatDate(reservationDate, { weekday: 'short', day: 'numeric' });
    return { when: `${day}, ${startTime}`, state: words(stateMessages[state]) };
  };
};
