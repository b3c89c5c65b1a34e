/**
 * Paths of pages that ask for confirmation before they act. A link of a mail never executes an
 * action by itself.
 */
export type PersonalPagePart = 'confirm' | 'cancel' | `proposal/${string}/${string}`;

export const linkToPart = (link: string, part: PersonalPagePart): string => {
  const url = new URL(link);
  url.pathname = `${url.pathname}/${part}`;
  return url.href;
};

/**
 * Returns the link of the button that declines an offer. It opens the same page as the other
 * button, because that page has both answers.
 */
export const linkToDecline = (offerLink: string): string => {
  const url = new URL(offerLink);
  url.hash = 'decline';
  return url.href;
};
