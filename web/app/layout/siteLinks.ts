import type { MessageId } from '#web/shared/i18n/loadMessages.ts';

/**
 * Links of the public site. The mobile menu and the footer show all of them, and the top bar shows
 * those with `bar`.
 */
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

export const legalLinks: readonly { readonly path: string; readonly label: MessageId }[] = [
  { path: '/legal-info', label: 'legal.notes' },
  { path: '/privacy-policy', label: 'legal.privacy' },
  { path: '/cookie-policy', label: 'legal.cookies' },
];

const italianPaths: Readonly<Record<string, string>> = {
  '/prenotazioni': '/reservations',
  '/eventi': '/events',
};

export const isCurrentPage = (path: string, pathname: string): boolean =>
  path === (italianPaths[pathname] ?? pathname);
