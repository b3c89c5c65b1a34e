import { useIntl } from 'react-intl';
import { noonOf } from '../../shared/dates.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import type { Turn } from './bookingFlowSlice.ts';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Sabato 18 ottobre" in the reader's language. */
export const useLongDay = (): ((date: string) => string) => {
  const intl = useIntl();
  return (date) =>
    capital(intl.formatDate(noonOf(date), { weekday: 'long', day: 'numeric', month: 'long' }));
};

/** A turn in words, for headings and summaries. */
export const useTurnWords = ({
  date,
  numberOfPeople,
  slot: { startTime, endTime, mealType },
}: Turn) => {
  const words = useWords();
  const day = useLongDay()(date);
  const people = words('booking.peopleCount', { n: numberOfPeople });
  const meal = words(
    mealType === 'pranzo' ? 'booking.lunch' : 'booking.dinner',
  ).toLocaleLowerCase();
  return {
    people,
    when: words('booking.when', { date: day, start: startTime }),
    whole: words('booking.summary', { date: day, meal, start: startTime, end: endTime, people }),
  };
};
