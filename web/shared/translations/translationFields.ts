import type { DescriptionTranslations } from '#src/contracts/common/translations.ts';
import { translationLanguages, type TranslationLanguage } from '#src/contracts/languages.ts';

export const fieldsPerLanguage = <Fields>(
  toFields: (language: TranslationLanguage) => Fields,
): Partial<Record<TranslationLanguage, Fields>> =>
  Object.fromEntries(translationLanguages.map((language) => [language, toFields(language)]));

/** Returns a form field per language. A missing text becomes an empty field. */
export const toDescriptionFields = (translations: DescriptionTranslations) =>
  fieldsPerLanguage((language) => ({ description: translations[language]?.description ?? '' }));

const italianNames = new Intl.DisplayNames('it', { type: 'language' });

/** Returns a label such as «Inglese (EN)». */
export const languageLabel = (language: TranslationLanguage): string => {
  const name = italianNames.of(language) ?? language;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${language.toUpperCase()})`;
};
