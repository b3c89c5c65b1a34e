import { DEFAULT_LANGUAGE, type Language } from '#src/contracts/languages.ts';

/** Parts of the personal page, which asks before it acts. A link of a mail never acts by itself. */
export type PersonalPagePart = 'confirm' | 'cancel';

export const linkToPart = (link: string, part: PersonalPagePart): string => {
  const url = new URL(link);
  url.pathname = `${url.pathname}/${part}`;
  return url.href;
};

/** The page of the waiting list has both answers, so the second button opens the same page. */
export const linkToDecline = (offerLink: string): string => {
  const url = new URL(offerLink);
  url.hash = 'decline';
  return url.href;
};

const siteUrl = (link: string, path: string, language: Language): string => {
  const url = new URL(path, link);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
};

/** Pages of the site at the origin of the personal link. */
export const siteLinks = (link: string, language: Language) => ({
  booking: siteUrl(link, '/reservations', language),
  directions: siteUrl(link, '/#contact', language),
  privacy: siteUrl(link, '/privacy-policy', language),
});
