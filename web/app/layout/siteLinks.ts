import type { MessageId } from '../../shared/i18n/catalogues.ts';

/** Places of the site that exist, in the order of the bar. */
export const siteLinks: readonly { readonly path: string; readonly label: MessageId }[] = [
  { path: '/', label: 'nav.home' },
  { path: '/reservations', label: 'nav.reservations' },
  { path: '/#contatti', label: 'nav.contact' },
];

/** Whether a link leads to the page on screen; a section of a page is not a page. */
export const isCurrent = (path: string, pathname: string): boolean =>
  path === pathname || (path === '/reservations' && pathname === '/prenotazioni');
