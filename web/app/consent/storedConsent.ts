import { consentIn, type Consent } from './consent.ts';

/** Keys in the browser's local storage; the cookie policy names them. */
const VALUE = 'cookieConsent';
const DATE = 'cookieConsentDate';

/** The answer given before, while it holds; a browser that refuses storage has answered nothing. */
export const storedConsent = (now: Date): Consent | null => {
  try {
    return consentIn(localStorage.getItem(VALUE), localStorage.getItem(DATE), now);
  } catch {
    return null;
  }
};

export const storeConsent = ({ value, date }: Consent): void => {
  try {
    localStorage.setItem(VALUE, value);
    localStorage.setItem(DATE, date);
  } catch {
    // Private windows may refuse; the answer then lasts as long as the page.
  }
};
