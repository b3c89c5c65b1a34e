import { DEFAULT_LANGUAGE, type Language } from '#src/contracts/languages.ts';

const siteUrl = (link: string, path: string, language: Language): string => {
  const url = new URL(path, link);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
};

/** Pages of the site at the origin of a personal link. */
export const siteLinks = (link: string, language: Language) => ({
  booking: siteUrl(link, '/reservations', language),
  directions: siteUrl(link, '/#contact', language),
  privacy: siteUrl(link, '/privacy-policy', language),
});
