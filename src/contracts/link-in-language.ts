import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** Returns the absolute URL of a page in a language. `path` may also be an absolute URL. */
export const linkInLanguage = (origin: string, path: string, language: Language): string => {
  const url = new URL(path, origin);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
};
