import { venue } from '#src/venue.ts';
import {
  allMenuLocations,
  menuLocationSearch,
} from '#web/features/catalogue/menu/categories/menuLocation.ts';
import { languages } from '#src/contracts/languages.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { localizedUrl, languageAlternates } from './headTags.ts';
import { pages } from '../pageDefinitions.ts';

const sitemapPaths: readonly string[] = [
  ...[pages.home, pages.reservations, pages.events, pages.menuAllergens, pages.tableMenu].flatMap(
    ({ canonical }) => canonical ?? [],
  ),
  ...allMenuLocations.map((place) => `/menu${menuLocationSearch(place)}`),
];

const sitemapEntries = (origin: string) =>
  sitemapPaths.flatMap((path) => {
    const alternates = languageAlternates(origin, path);
    return languages.map((language) => ({
      href: localizedUrl(origin, path, language),
      alternates,
    }));
  });

const manifest = {
  name: `${venue.name} — ristorante & bar`,
  short_name: venue.name,
  description: venue.tagline,
  lang: 'it',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: color.ivory,
  theme_color: color.navy,
  icons: [
    { src: '/brand/emblem.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/brand/icon-180.png', type: 'image/png', sizes: '180x180' },
    { src: '/brand/icon-512.png', type: 'image/png', sizes: '512x512' },
  ],
};

/** Web app manifest of the staff area. The installed app opens with the evening's screen. */
const staffManifest = {
  ...manifest,
  id: '/admin/tonight',
  name: `${venue.name} — sala`,
  short_name: `${venue.name} sala`,
  description: 'Prenotazioni e serata',
  start_url: '/admin/tonight',
  scope: '/admin',
  display: 'standalone',
};

const disallowedPaths = [
  '/admin',
  '/api/',
  '/reservations/',
  '/prenotazioni/',
  '/events/',
  '/eventi/',
];

export const site = (origin: string) => ({
  addresses: sitemapEntries(origin),
  closed: disallowedPaths,
  tableMenuUrl: `${origin}${pages.tableMenu.canonical}`,
  manifest,
  staffManifest,
});
