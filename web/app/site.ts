import { venue } from '../../src/venue.ts';
import { allPlaces, searchOf } from '../features/catalogue/menuPlaces.ts';
import { languages } from '../shared/i18n/languages.ts';
import { color } from '../shared/ui/tokens.ts';
import { addressIn, alternatesOf } from './head.ts';
import { pages } from './pages.ts';

const listed: readonly string[] = [
  ...[pages.home, pages.reservations, pages.events, pages.menuAllergens].flatMap(
    ({ canonical }) => canonical ?? [],
  ),
  ...allPlaces.map((place) => `/menu${searchOf(place)}`),
];

/** Every page that may be found, once per language, each naming all its languages. */
const addresses = (origin: string) =>
  listed.flatMap((path) => {
    const alternates = alternatesOf(origin, path);
    return languages.map((language) => ({ href: addressIn(origin, path, language), alternates }));
  });

const manifest = {
  name: `${venue.name} — ristorante & bar`,
  short_name: venue.name,
  description: venue.tagline,
  lang: 'it',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: color.smalto,
  theme_color: color.notte2,
  icons: [
    { src: '/brand/emblem.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/brand/icon-180.png', type: 'image/png', sizes: '180x180' },
    { src: '/brand/icon-512.png', type: 'image/png', sizes: '512x512' },
  ],
};

/** Staff area, API and personal links: not for crawlers. */
const closed = ['/admin', '/api/', '/reservations/', '/prenotazioni/'];

/** What the site says of itself as a whole: to search engines, and to those who put it on their home screen. */
export const site = (origin: string) => ({ addresses: addresses(origin), closed, manifest });
