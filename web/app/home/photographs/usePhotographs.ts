import { useCallback } from 'react';
import { usePreloadedState, type FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import type { LocalizedPhotograph, Photographs } from './localizePhotographs.ts';
import { preloadedPhotographs } from './preloadedPhotographs.ts';

/**
 * Returns the photographs. After a change of language, their texts stay in the old language until
 * the new ones are loaded.
 */
export const usePhotographs = (): readonly LocalizedPhotograph[] => {
  const { language } = useLanguage();
  const fetchPhotographs = useCallback<FetchValue<Photographs>>(
    async (dispatch) => (await import('./photographsApi.ts')).fetchPhotographs(dispatch, language),
    [language],
  );
  const isUsable = useCallback(
    ({ language: loaded, list }: Photographs) => loaded === language || list.length === 0,
    [language],
  );
  return usePreloadedState(preloadedPhotographs, fetchPhotographs, isUsable).value?.list ?? [];
};
