import { useCallback } from 'react';
import { useIntl, type FormatDateOptions } from 'react-intl';
import { toUtcNoon } from './dates.ts';
import { formatFrenchFirst } from './formatFrenchFirst.ts';

/** Formats a calendar date, `yyyy-MM-dd`, in the language of the page. */
export const useFormatDate = (): ((date: string, options: FormatDateOptions) => string) => {
  const intl = useIntl();
  return useCallback(
    (date, options) => formatFrenchFirst(intl.formatDate(toUtcNoon(date), options), intl.locale),
    [intl],
  );
};
