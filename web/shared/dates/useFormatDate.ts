import { useCallback } from 'react';
import { useIntl, type FormatDateOptions } from 'react-intl';
import { toUtcNoon } from './dates.ts';
import { formatFrenchFirst } from './formatFrenchFirst.ts';

/** Removes the comma after a Spanish day of the week, which is wrong in a sentence. */
export const withoutSpanishComma = (text: string, locale: string): string =>
  locale.startsWith('es') ? text.replace(/^(\p{L}+), (?=\d)/u, '$1 ') : text;

/** Formats a calendar date, `yyyy-MM-dd`, in the language of the page. */
export const useFormatDate = (): ((date: string, options: FormatDateOptions) => string) => {
  const intl = useIntl();
  return useCallback(
    (date, options) => {
      const text = intl.formatDate(toUtcNoon(date), options);
      return withoutSpanishComma(formatFrenchFirst(text, intl.locale), intl.locale);
    },
    [intl],
  );
};
