/** The four languages of specification §9; Italian is the default. */
export const languages = ['it', 'en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'it';

/** Region of each language, as Open Graph and number or date formats want it. */
export const localeByLanguage: Record<Language, string> = {
  it: 'it-IT',
  en: 'en-US',
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

/** The language that an address asks for, or null when it asks for none of ours (decision 24). */
export const parseLanguageParam = (search: string): Language | null => {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : null;
};

/** The same search string with `lang` set; Italian is the address without it. */
export const withLanguageParam = (search: string, language: Language): string => {
  const params = new URLSearchParams(search);
  params.delete('lang');
  if (language !== DEFAULT_LANGUAGE) params.set('lang', language);
  const text = params.toString();
  return text && `?${text}`;
};
