/** Languages of the public site. The first one is the language of the restaurant. */
export const languages = ['it', 'en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'it';

export const localeByLanguage: Record<Language, string> = {
  it: 'it-IT',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
};

export const languageNames: Record<Language, string> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

/** Parses a language code such as `en`, `EN` or `en-US`. Returns null for other values. */
export const parseLanguage = (value: unknown): Language | null => {
  if (typeof value !== 'string') return null;
  const [code] = value.trim().toLowerCase().split(/[-_]/);
  return isLanguage(code) ? code : null;
};

/** Languages into which staff translate the Italian texts of the menu. */
export type TranslationLanguage = Exclude<Language, 'it'>;
export const translationLanguages: readonly TranslationLanguage[] = languages.filter(
  (language) => language !== 'it',
);
