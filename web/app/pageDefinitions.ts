import type { CacheLifetime } from '#src/contracts/common/api-operation.ts';
import { venue } from '#src/venue.ts';
import { toLoaderParams } from '#web/features/booking/guest/search/daysWindow.ts';
import {
  hasSearchParams,
  parseSearch,
  toAvailabilityParams,
} from '#web/features/booking/guest/search/searchParams.ts';
import { categoryKey } from '#web/features/catalogue/menu/categories/categoryKeys.ts';
import {
  parseMenuLocation,
  menuLocationSearch,
} from '#web/features/catalogue/menu/categories/menuLocation.ts';
import type { MessageArea } from '#web/shared/i18n/loadMessages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import type { ServerContext } from '#web/shared/store/serverContextSlice.ts';

export type Page = {
  readonly title: (words: Translate) => string;
  readonly description: (words: Translate) => string;
  readonly areas: readonly MessageArea[];
  /** Path of the canonical URL. With null, the page asks search engines not to index it. */
  readonly canonical: string | null;
  readonly unlisted?: true;
  readonly picture?: string;
  readonly status?: number;
  /** The server sends an empty HTML shell, and only the browser renders the page. */
  readonly clientOnly?: true;
  readonly needs?: readonly string[];
  /** The URL contains an access token, so the page sends no referrer. */
  readonly isSecretUrl?: true;
  /**
   * How long the server caches the page, by default until new content. `never` is for pages whose
   * URL parameters have too many combinations.
   */
  readonly cacheable?: CacheLifetime | 'never';
  readonly forSearch?: (search: string) => Page;
  /** Parameters of the loaders in `needs`, in addition to those of the URL path. */
  readonly loaderParams?: (
    search: string,
    visit: ServerContext,
  ) => Readonly<Record<string, string>>;
};

const values = { name: venue.name, street: venue.address.street };

const home: Page = {
  areas: ['site', 'home'],
  title: (words) => words('meta.home.title', values),
  description: (words) => words('meta.home.description', values),
  canonical: '/',
  picture: 'home',
  needs: ['photographs'],
};
const reservationsStartPage: Page = {
  areas: ['site', 'booking'],
  title: (words) => words('meta.reservations.title', values),
  description: (words) => words('meta.reservations.description'),
  canonical: '/reservations',
  picture: 'reservations',
  needs: ['timeSlots', 'availableDays'],
  cacheable: 'until-next-event',
  loaderParams: (search, visit) => toLoaderParams(parseSearch(search, visit), visit.today),
};
const searchedReservations: Page = { ...reservationsStartPage, cacheable: 'never' };
const requestForm: Page = {
  ...reservationsStartPage,
  title: (words) => words('meta.requestForm.title', values),
  description: (words) => words('meta.requestForm.description'),
  canonical: null,
  needs: ['timeSlots', 'availability'],
  cacheable: 'never',
  loaderParams: (search, visit) => toAvailabilityParams(parseSearch(search, visit)),
};
const reservations: Page = {
  ...reservationsStartPage,
  forSearch: (search) => (hasSearchParams(search) ? searchedReservations : reservationsStartPage),
};
const events: Page = {
  areas: ['site', 'booking', 'events'],
  title: (words) => words('meta.events.title', values),
  description: (words) => words('meta.events.description', { province: venue.address.province }),
  canonical: '/events',
  picture: 'events',
  needs: ['rooms'],
};
const menuCard = { areas: ['site', 'menu'], needs: ['dishes', 'drinks'], picture: 'menu' } as const;

const menuPageFor = (search: string): Page => {
  const place = parseMenuLocation(search);
  const key = categoryKey(place);
  if (!key) return menuStartPage;
  const said = (words: Translate) => ({
    ...values,
    place: words(`menu.name.${key}`),
    about: words(`menu.about.${key}`),
  });
  return {
    ...menuCard,
    canonical: `/menu${menuLocationSearch(place)}`,
    title: (words) =>
      words(place.on === 'drinks' ? 'meta.drinks.title' : 'meta.dishes.title', said(words)),
    description: (words) =>
      words(
        place.on === 'drinks' ? 'meta.drinks.description' : 'meta.dishes.description',
        said(words),
      ),
  };
};
const menuStartPage: Page = {
  ...menuCard,
  title: (words) => words('meta.menu.title', values),
  description: (words) => words('meta.menu.description'),
  canonical: '/menu',
};
const menu: Page = { ...menuStartPage, forSearch: menuPageFor };
const menuAllergens: Page = {
  ...menuCard,
  title: (words) => words('meta.allergens.title', values),
  description: (words) => words('meta.allergens.description', values),
  canonical: '/menu/allergeni',
};
const tableMenu: Page = {
  ...menuCard,
  title: (words) => words('meta.tableMenu.title', values),
  description: (words) => words('meta.tableMenu.description', values),
  canonical: '/carta',
};
const pass: Page = {
  areas: ['site', 'booking', 'pass'],
  needs: ['ownReservation', 'timeSlots'],
  isSecretUrl: true,
  title: (words) => words('meta.standing.title', values),
  description: (words) => words('meta.standing.description'),
  canonical: null,
};
const waitingList: Page = {
  areas: ['site', 'booking'],
  needs: ['ownWaitingList'],
  isSecretUrl: true,
  title: (words) => words('meta.waiting.title', values),
  description: (words) => words('meta.waiting.description'),
  canonical: null,
};
const ownQuote: Page = {
  areas: ['site', 'pass'],
  needs: ['ownQuote'],
  isSecretUrl: true,
  title: (words) => words('meta.quote.title', values),
  description: (words) => words('meta.quote.description'),
  canonical: null,
};
const joinWaitingList: Page = {
  areas: ['site', 'booking'],
  needs: ['timeSlots'],
  title: (words) => words('meta.joinWaiting.title', values),
  description: (words) => words('meta.joinWaiting.description'),
  canonical: null,
};
const admin: Page = {
  areas: ['site', 'home', 'booking', 'menu', 'events'],
  title: () => `Amministrazione — ${venue.name}`,
  description: () => `Area riservata di ${venue.name}`,
  canonical: null,
  clientOnly: true,
};
const privacy: Page = {
  areas: ['site', 'home'],
  title: (words) => words('meta.privacy.title', values),
  description: (words) => words('meta.privacy.description'),
  canonical: '/privacy-policy',
  unlisted: true,
};
const cookies: Page = {
  areas: ['site', 'home'],
  title: (words) => words('meta.cookies.title', values),
  description: (words) => words('meta.cookies.description'),
  canonical: '/cookie-policy',
  unlisted: true,
};
const legal: Page = {
  areas: ['site', 'home'],
  title: (words) => words('meta.legal.title', values),
  description: (words) => words('meta.legal.description'),
  canonical: '/legal-info',
  unlisted: true,
};
const notFound: Page = {
  areas: ['site'],
  title: () => `Page not found — ${venue.name}`,
  description: () => 'There is no page at this address.',
  canonical: null,
  status: 404,
};

export const pages = {
  home,
  menu,
  menuAllergens,
  tableMenu,
  reservations,
  requestForm,
  events,
  privacy,
  cookies,
  legal,
  pass,
  waitingList,
  ownQuote,
  joinWaitingList,
  admin,
  notFound,
} as const;

export type RouteHandle = { readonly page?: Page; readonly prepare?: () => Promise<unknown> };

export const matchPage = (
  matches: readonly { route: { handle?: unknown } }[] | null,
  search: string,
): Page => {
  const page =
    (matches ?? [])
      .flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.page ?? [])
      .at(-1) ?? notFound;
  return page.forSearch?.(search) ?? page;
};
