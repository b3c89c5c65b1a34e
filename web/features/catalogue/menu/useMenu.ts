import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { usePreloadedState, type FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import type { Menu } from '../localizeMenu.ts';
import { preloadedMenu } from './preloadedMenu.ts';

/**
 * Returns the menu. After a change of language, its texts stay in the old language until the new
 * ones are loaded.
 */
export const useMenu = () => {
  const { language } = useLanguage();
  const today = useSelector(selectToday);
  const fetchMenu = useCallback<FetchValue<Menu>>(
    async (dispatch) => (await import('../catalogueApi.ts')).fetchMenu(dispatch, language, today),
    [language, today],
  );
  const isInLanguage = useCallback((menu: Menu) => menu.language === language, [language]);
  const { value: card, failed, retry } = usePreloadedState(preloadedMenu, fetchMenu, isInLanguage);
  return { card, failed, retry };
};
