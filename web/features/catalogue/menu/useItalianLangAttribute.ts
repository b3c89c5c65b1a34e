import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import type { Localized } from '../localizeMenu.ts';

/** Names of dishes are always Italian, so they need `lang="it"` on pages in other languages. */
export const useItalianLangAttribute = (): { lang?: string } =>
  useLanguage().language === DEFAULT_LANGUAGE ? {} : { lang: DEFAULT_LANGUAGE };

/** Screen readers need `lang` on each text whose language is not the language of the page. */
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
