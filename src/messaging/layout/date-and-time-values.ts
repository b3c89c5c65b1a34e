import { localeByLanguage, type Language } from '#src/contracts/languages.ts';
import { capitalize, type MailTranslator } from './mail-translator.ts';

const namesOfDay = (date: string, language: Language) => {
  const day = new Date(`${date}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeByLanguage[language], { ...options, timeZone: 'UTC' }).format(
      day,
    );
  return {
    weekday: format({ weekday: 'long' }),
    weekdayShort: format({ weekday: 'short' }),
    month: format({ month: 'long' }),
    day: day.getUTCDate(),
    year: String(day.getUTCFullYear()),
  };
};

/**
 * Returns the parts and formats of a date. Values with a capitalized name, such as `Weekday`, can
 * start a sentence.
 */
export const dateValues = (text: MailTranslator, date: string, language: Language) => {
  const names = namesOfDay(date, language);
  const dayAndMonth = text.plain('date.dayAndMonth', names);
  const parts = { ...names, dayAndMonth };
  const shortDate = text.plain('date.short', parts);
  const shortestDate = text.plain('date.shortest', parts);
  return {
    ...parts,
    Weekday: capitalize(names.weekday),
    longDate: text.plain('date.long', parts),
    mediumDate: text.plain('date.medium', parts),
    shortDate,
    ShortDate: capitalize(shortDate),
    shortestDate,
    ShortestDate: capitalize(shortestDate),
  };
};

/**
 * Formats a time `20:50`. French uses `20 h 50` with no-break spaces, and the other languages use
 * `20:50`.
 */
export const formatTimeOfDay = (time: string, language: Language): string => {
  if (language !== 'fr') return time;
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
};
