import type { Language } from '#src/contracts/languages.ts';
import { linkInLanguage } from '#src/contracts/link-in-language.ts';

/** Returns URLs of pages of the site, with the same origin as the personal link. */
export const siteLinks = (link: string, language: Language) => ({
  booking: linkInLanguage(link, '/reservations', language),
  directions: linkInLanguage(link, '/#contact', language),
  privacy: linkInLanguage(link, '/privacy-policy', language),
});
