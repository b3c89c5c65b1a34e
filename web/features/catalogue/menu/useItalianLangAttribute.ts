import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';

/** Texts of dishes are always Italian, so they need `lang="it"` on pages in other languages. */
export const useItalianLangAttribute = (): { lang?: string } =>
  useLanguage().language === DEFAULT_LANGUAGE ? {} : { lang: DEFAULT_LANGUAGE };
