import { venue } from '../../src/venue.ts';
import type { Words } from '../shared/i18n/useWords.ts';

/** What a page says about itself to browsers, search engines and those who share it. */
export type Page = {
  readonly title: (words: Words) => string;
  readonly description: (words: Words) => string;
  /** Canonical path; null: the page is nobody's to find, and is marked noindex,nofollow. */
  readonly canonical: string | null;
  /** HTTP status of the served page. */
  readonly status?: number;
  /** Rendered in the browser alone: the server sends the shell. */
  readonly shell?: true;
  /** Data that the server reads before it renders, by the name of its loader. */
  readonly needs?: readonly string[];
};

const values = { name: venue.name, street: venue.address.street };

const home: Page = {
  title: (words) => words('meta.home.title', values), description: (words) => words('meta.home.description', values), canonical: '/',
};
const reservations: Page = {
  title: (words) => words('meta.reservations.title', values), description: (words) => words('meta.reservations.description'),
  canonical: '/reservations', needs: ['timeSlots'],
};
const standing: Page = {
  title: (words) => words('meta.standing.title', values), description: (words) => words('meta.standing.description'), canonical: null,
};
const admin: Page = {
  title: () => `Amministrazione — ${venue.name}`, description: () => `Area riservata di ${venue.name}`, canonical: null, shell: true,
};
// Specification §2: the 404 page is in English, whatever the language.
const notFound: Page = {
  title: () => `Page not found — ${venue.name}`, description: () => 'There is no page at this address.', canonical: null, status: 404,
};

export const pages = { home, reservations, standing, admin, notFound } as const;

/** What a route carries in `handle`. */
export type Handle = { readonly page: Page };
export const pageIn = (matches: readonly { handle?: unknown; route?: { handle?: unknown } }[]): Page =>
  matches.map((match) => (match.route?.handle ?? match.handle) as Handle | undefined).findLast((handle) => handle?.page)?.page ?? notFound;
