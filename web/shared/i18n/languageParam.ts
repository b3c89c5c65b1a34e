import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '#src/contracts/languages.ts';

/**
 * Returns the language in the URL parameter `lang`, or null if it is missing or unsupported (spec
 * note 24).
 */
export const parseLanguageParam = (search: string): Language | null =>
  parseLanguage(new URLSearchParams(search).get('lang'));

/** Sets the URL parameter `lang`, or removes it for Italian. */
export const withLanguageParam = (search: string, language: Language): string => {
  const params = new URLSearchParams(search);
  params.delete('lang');
  if (language !== DEFAULT_LANGUAGE) params.set('lang', language);
  const text = params.toString();
  return text && `?${text}`;
};
