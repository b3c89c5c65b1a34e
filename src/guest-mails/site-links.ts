import type { Language } from '#src/contracts/languages.ts';
import { linkInLanguage } from '#src/contracts/link-in-language.ts';

/** Pages of the site at the origin of a personal link. */
export const siteLinks = (link: string, language: Language) => ({
  booking: linkInLanguage(link, '/reservations', language),
  directions: linkInLanguage(link, '/#contact', language),
  privacy: linkInLanguage(link, '/privacy-policy', language),
});
