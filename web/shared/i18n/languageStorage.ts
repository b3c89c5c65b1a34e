import { isLanguage, type Language } from './languages.ts';

const STORAGE_KEY = 'language';

/** The language chosen before, or null; a browser that refuses storage has chosen nothing. */
export const readStoredLanguage = (): Language | null => {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
};

export const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
};
