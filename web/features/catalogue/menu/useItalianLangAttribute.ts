import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { DEFAULT_LANGUAGE } from '#web/shared/i18n/languages.ts';

/** Texts of dishes are Italian, so pages in other languages need a `lang` attribute. */
export const useItalianLangAttribute = (): { lang?: string } =>
  useLanguage().language === DEFAULT_LANGUAGE ? {} : { lang: DEFAULT_LANGUAGE };
