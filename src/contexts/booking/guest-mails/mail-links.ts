/** Parts of the personal page, which asks before it acts. A link of a mail never acts by itself. */
export type PersonalPagePart = 'confirm' | 'cancel' | `proposal/${string}/${string}`;

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
