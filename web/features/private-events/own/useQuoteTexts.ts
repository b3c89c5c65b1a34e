import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { localeByLanguage } from '#src/contracts/languages.ts';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';
import { createVenueTimeFormat } from '#web/shared/dates/venueTimeFormat.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const INSTANT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
} as const;

/**
 * Returns functions that format a quote. Dates and times are in the restaurant's time zone, because
 * guests may be in another.
 */
export const useQuoteTexts = () => {
  const words = useTranslation();
  const formatDate = useFormatDate();
  const { language } = useLanguage();
  const locale = localeByLanguage[language];
  const longDay = (date: string) =>
    formatDate(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  return {
    title: ({ wishes: { eventKind } }: OwnQuote) => {
      const kind = eventKind ?? 'none';
      return words(`quote.of.${kind}`);
    },
    when: ({ eventDate, mealType: meal, wishes: { startTime: time } }: OwnQuote) =>
      capitalize(
        time
          ? words('quote.whenAt', { day: longDay(eventDate), time })
          : words(`quote.when.${meal}`, { day: longDay(eventDate) }),
      ),
    party: ({ numberOfPeople: n, wishes: { children, place } }: OwnQuote) =>
      [
        words('quote.people', { n }),
        ...(children === null ? [] : [words('quote.children', { n: children })]),
        ...(place === null ? [] : [words(`quote.${place}`)]),
      ].join(' · '),
    instant: (at: string) => createVenueTimeFormat(locale, INSTANT).format(new Date(at)),
    shortDay: (at: string) =>
      createVenueTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(at)),
  };
};
