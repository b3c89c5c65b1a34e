import { useCallback } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import { withLanguage } from './languages.ts';

/** `path('/reservations')` keeps the reader's language in the address, so that a reload and a shared link speak it too. */
export const useLocalPath = (): ((path: string) => string) => {
  const { language } = useLanguage();
  return useCallback(
    (path) => {
      const [place = '', hash] = path.split('#');
      return `${place}${withLanguage('', language)}${hash ? `#${hash}` : ''}`;
    },
    [language],
  );
};
