import { parseConsent, type Consent } from './parseConsent.ts';

/** Keys in local storage, which the cookie policy must list. */
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
    /*
     * Private windows may refuse local storage. The visitor's answer is then valid until the page
     * closes.
     */
  }
};
