export const languages = ['it', 'en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'it';

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

/** Returns null when the URL parameter `lang` is missing or unsupported (spec note 24). */
export const parseLanguageParam = (search: string): Language | null => {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : null;
};

/** Sets the URL parameter `lang`, which Italian URLs do not have. */
export const withLanguageParam = (search: string, language: Language): string => {
  const params = new URLSearchParams(search);
  params.delete('lang');
  if (language !== DEFAULT_LANGUAGE) params.set('lang', language);
  const text = params.toString();
  return text && `?${text}`;
};
