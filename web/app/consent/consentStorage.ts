import { parseConsent, type Consent } from './parseConsent.ts';

/** Local storage keys; the cookie policy lists them. */
const VALUE_KEY = 'cookieConsent';
const DATE_KEY = 'cookieConsentDate';

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
    // Private windows may refuse storage; the answer then lasts until the page closes.
  }
};
