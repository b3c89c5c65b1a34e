import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { withLanguage } from '../../shared/i18n/languages.ts';
import { filterIn, filterSearch, type DietFilter } from './dietFilter.ts';
import { searchOf, type MenuPlace } from './menuPlaces.ts';

/** Address of a place of the menu in the reader's language. The reader's filter goes along unless another one is given. */
export const useMenuPath = (): ((place: MenuPlace, filter?: DietFilter) => string) => {
  const { language } = useLanguage();
  const { search } = useLocation();
  return useCallback(
    (place, filter = filterIn(search)) => {
      const parts = [searchOf(place).slice(1), filterSearch(filter)].filter(Boolean).join('&');
      return `/menu${withLanguage(parts, language)}`;
    },
    [language, search],
  );
};
