import { useCallback } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import { withLanguageParam } from './languageParam.ts';

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
