import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { withLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { parseDietFilter, dietFilterSearch, type DietFilter } from '../filter/dietFilter.ts';
import { menuLocationSearch, type MenuLocation } from './menuLocation.ts';

/**
 * Returns a function that builds menu URLs in the current language. Without `filter`, they keep the
 * current diet filter.
 */
export const useMenuUrl = (): ((place: MenuLocation, filter?: DietFilter) => string) => {
  const { language } = useLanguage();
  const { search } = useLocation();
  return useCallback(
    (place, filter = parseDietFilter(search)) => {
      const parts = [menuLocationSearch(place).slice(1), dietFilterSearch(filter)]
        .filter(Boolean)
        .join('&');
      return `/menu${withLanguageParam(parts, language)}`;
    },
    [language, search],
  );
};
