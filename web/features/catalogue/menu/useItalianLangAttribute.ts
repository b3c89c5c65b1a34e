import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { DEFAULT_LANGUAGE } from '#web/shared/i18n/languages.ts';

/**
 * Names and descriptions of dishes are Italian on every page. Pages in other languages therefore
 * need a `lang` attribute.
 */
export const useItalianLangAttribute = (): { lang?: string } =>
  useLanguage().language === DEFAULT_LANGUAGE ? {} : { lang: DEFAULT_LANGUAGE };
