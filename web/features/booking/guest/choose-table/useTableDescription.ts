import { useCallback } from 'react';
import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';

type LocalizedText = { readonly text: string | null; readonly lang?: string };

/**
 * Returns the description of a table. Without a translation, returns the Italian text with
 * `lang="it"`.
 */
export const useTableDescription = (): ((table: PlannedTable) => LocalizedText) => {
  const { language } = useLanguage();
  return useCallback(
    ({ description, translations }) => {
      if (language === 'it') return { text: description };
      const text = translations[language]?.description;
      return text === undefined ? { text: description, lang: DEFAULT_LANGUAGE } : { text };
    },
    [language],
  );
};
