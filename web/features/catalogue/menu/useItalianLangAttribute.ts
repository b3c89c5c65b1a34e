import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import type { Localized } from '../localizeMenu.ts';

/** Returns `lang="it"` on pages in other languages, because names of dishes are always Italian. */
export const useItalianLangAttribute = (): { lang?: string } =>
  useLanguage().language === DEFAULT_LANGUAGE ? {} : { lang: DEFAULT_LANGUAGE };

/**
 * Returns a function that gives the `lang` of a text, if it is not the language of the page. Screen
 * readers need it for the pronunciation.
 */
export const useTextLangAttribute = <Text extends string>({
  language: itemLanguage,
  untranslated,
}: Localized<Text>) => {
  const { language } = useLanguage();
  return (text: Text): { lang?: string } => {
    const textLanguage = untranslated.includes(text) ? DEFAULT_LANGUAGE : itemLanguage;
    return textLanguage === language ? {} : { lang: textLanguage };
  };
};
