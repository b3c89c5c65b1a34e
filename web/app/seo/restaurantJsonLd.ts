import type {
  OpeningHoursSpecification,
  PostalAddress,
  ReserveAction,
  Restaurant,
  WithContext,
} from 'schema-dts';
import { venue } from '#src/venue.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import { localizedUrl } from './headTags.ts';

const days = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
] as const;

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: venue.address.street,
  addressLocality: venue.address.province,
  postalCode: venue.address.postalCode,
  addressRegion: venue.address.region,
  addressCountry: venue.address.country,
};

const openingHoursSpecification = venue.openingHours.flatMap(({ weekdays, lunch, dinner }) =>
  [lunch, dinner].map(([opens, closes]): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.flatMap((day) => days[day] ?? []),
    opens,
    closes,
  })),
);

const booking = (words: Translate, language: Language, origin: string): ReserveAction => ({
  '@type': 'ReserveAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: localizedUrl(origin, '/reservations', language),
    actionPlatform: [
      'https://schema.org/DesktopWebPlatform',
      'https://schema.org/MobileWebPlatform',
    ],
  },
  result: { '@type': 'FoodEstablishmentReservation', name: words('home.book') },
});

/**
 * Structured data of the restaurant. `special` is known only to the server (see
 * `specialOpeningHours`).
 */
export const restaurantJsonLd = (
  words: Translate,
  language: Language,
  origin: string,
  special: readonly OpeningHoursSpecification[] = [],
): WithContext<Restaurant> => ({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  '@id': `${origin}/#restaurant`,
  name: venue.name,
  description: words('meta.home.description', { name: venue.name, street: venue.address.street }),
  url: localizedUrl(origin, '/', language),
  image: [`${origin}/brand/og-1200x630.jpg`],
  logo: `${origin}/brand/icon-512.png`,
  telephone: venue.phone.href.replace('tel:', ''),
  foundingDate: String(venue.founded),
  servesCuisine: ['Sicilian', 'Italian'],
  priceRange: '€€',
  currenciesAccepted: 'EUR',
  address,
  geo: { '@type': 'GeoCoordinates', ...venue.coordinates },
  hasMap: `https://www.google.com/maps/search/?api=1&query=${venue.coordinates.latitude},${venue.coordinates.longitude}`,
  openingHoursSpecification,
  ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  hasMenu: localizedUrl(origin, '/menu', language),
  // `menu` repeats `hasMenu`, because Google still reads this older property.
  menu: localizedUrl(origin, '/menu', language),
  acceptsReservations: true,
  potentialAction: booking(words, language, origin),
  sameAs: [venue.social.instagram, venue.social.facebook],
});
