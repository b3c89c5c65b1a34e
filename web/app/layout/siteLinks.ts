import type { MessageId } from '#web/shared/i18n/loadMessages.ts';

/** Places of the site, in the order in which menus name them. `bar`: also on the wide bar, beside the logo and the button. */
export const siteLinks: readonly {
  readonly path: string;
  readonly label: MessageId;
  readonly bar?: true;
}[] = [
  { path: '/', label: 'nav.home' },
  { path: '/#about', label: 'nav.about', bar: true },
  { path: '/menu', label: 'nav.food', bar: true },
  { path: '/reservations', label: 'nav.reservations' },
  { path: '/events', label: 'nav.events', bar: true },
  { path: '/#contact', label: 'nav.contact', bar: true },
];

/** The legal pages of specification §2. */
export const legalLinks: readonly { readonly path: string; readonly label: MessageId }[] = [
  { path: '/legal-info', label: 'legal.notes' },
  { path: '/privacy-policy', label: 'legal.privacy' },
  { path: '/cookie-policy', label: 'legal.cookies' },
];

const italianPaths: Readonly<Record<string, string>> = {
  '/prenotazioni': '/reservations',
  '/eventi': '/events',
};

/** Whether a link leads to the page on screen; a section of a page is not a page. */
export const isCurrentPage = (path: string, pathname: string): boolean =>
  path === (italianPaths[pathname] ?? pathname);
