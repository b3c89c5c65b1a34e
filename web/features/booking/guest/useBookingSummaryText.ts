import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { SearchedSlot } from './bookingFlowTypes.ts';

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Formats long dates. `inSentence` keeps the capital letters of the language, as in "on Friday 27
 * November".
 */
export const useFormatLongDay = () => {
  const formatDate = useFormatDate();
  const inSentence = (date: string): string =>
    formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return { inSentence, asTitle: (date: string) => capitalize(inSentence(date)) };
};

export const useBookingSummaryText = ({
  date,
  numberOfPeople,
  slot: { startTime, endTime, mealType },
}: SearchedSlot) => {
  const words = useTranslation();
  const day = useFormatLongDay().asTitle(date);
  const people = words('booking.peopleCount', { n: numberOfPeople });
  const meal = words(
    mealType === 'pranzo' ? 'booking.lunch' : 'booking.dinner',
  ).toLocaleLowerCase();
  return {
    people,
    whole: words('booking.summary', { date: day, meal, start: startTime, end: endTime, people }),
  };
};
