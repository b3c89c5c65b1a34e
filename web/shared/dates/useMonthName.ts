import { useIntl } from 'react-intl';
import { toUtcNoon } from './dates.ts';

/** Returns the name of a month in the language of the page. `month` counts from 1. */
export const useMonthName = () => {
  const intl = useIntl();
  return (month: number): string =>
    intl.formatDate(toUtcNoon(`2000-${String(month).padStart(2, '0')}-01`), { month: 'long' });
};
