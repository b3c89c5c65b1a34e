import { parseConsent, type Consent } from './parseConsent.ts';

/** Keys in the browser's local storage; the cookie policy names them. */
const VALUE_KEY = 'cookieConsent';
const DATE_KEY = 'cookieConsentDate';

/** The answer given before, while it holds; a browser that refuses storage has answered nothing. */
export const readStoredConsent = (now: Date): Consent | null => {
  try {
    return parseConsent(localStorage.getItem(VALUE_KEY), localStorage.getItem(DATE_KEY), now);
  } catch {
    return null;
  }
};

export const storeConsent = ({ value, date }: Consent): void => {
  try {
    localStorage.setItem(VALUE_KEY, value);
    localStorage.setItem(DATE_KEY, date);
  } catch {
    // Private windows may refuse; the answer then lasts as long as the page.
  }
};
