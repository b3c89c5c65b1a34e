import { isLanguage, type Language } from '#src/contracts/languages.ts';

const STORAGE_KEY = 'language';

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
    // Without local storage, the visitor's language choice lasts until the page is reloaded.
  }
};
