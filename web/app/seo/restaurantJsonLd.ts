import { venue } from '#src/venue.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import { localizedUrl } from './headTags.ts';

const SCHEMA = 'https://schema.org';
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (day) => `${SCHEMA}/${day}`,
);

const address = {
  '@type': 'PostalAddress',
  streetAddress: venue.address.street,
  addressLocality: venue.address.province,
  postalCode: venue.address.postalCode,
  addressRegion: venue.address.region,
  addressCountry: venue.address.country,
};

const openingHoursSpecification = venue.openingHours.flatMap(({ weekdays, lunch, dinner }) =>
  [lunch, dinner].map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((day) => days[day]),
    opens,
    closes,
  })),
);

const booking = (words: Translate, language: Language, origin: string) => ({
  '@type': 'ReserveAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: localizedUrl(origin, '/reservations', language),
    inLanguage: language,
    actionPlatform: ['DesktopWebPlatform', 'MobileWebPlatform'].map(
      (platform) => `${SCHEMA}/${platform}`,
    ),
  },
  result: { '@type': 'FoodEstablishmentReservation', name: words('home.book') },
});

export const restaurantJsonLd = (words: Translate, language: Language, origin: string) => ({
  '@context': SCHEMA,
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
  hasMenu: localizedUrl(origin, '/menu', language),
  // `menu` repeats `hasMenu`, because Google still reads this older property.
  menu: localizedUrl(origin, '/menu', language),
  acceptsReservations: true,
  potentialAction: booking(words, language, origin),
  sameAs: [venue.social.instagram, venue.social.facebook],
});
