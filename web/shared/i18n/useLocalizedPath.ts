import { useCallback } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import { withLanguageParam } from './languageParam.ts';

export const useLocalizedPath = (): ((path: string) => string) => {
  const { language } = useLanguage();
  return useCallback(
    (path) => {
      const [address = '', hash] = path.split('#');
      const [place = '', search = ''] = address.split('?');
      return `${place}${withLanguageParam(search, language)}${hash ? `#${hash}` : ''}`;
    },
    [language],
  );
};
