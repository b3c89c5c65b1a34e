import { useCallback } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import { withLanguageParam } from './languages.ts';

/** `path('/reservations')` keeps the reader's language in the address, so that a reload and a shared link speak it too. */
export const useLocalizedPath = (): ((path: string) => string) => {
  const { language } = useLanguage();
  return useCallback(
    (path) => {
      const [place = '', hash] = path.split('#');
      return `${place}${withLanguageParam('', language)}${hash ? `#${hash}` : ''}`;
    },
    [language],
  );
};
