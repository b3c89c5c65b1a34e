import { keyOf } from '../../features/catalogue/placeKeys.ts';
import { above, placeIn, searchOf } from '../../features/catalogue/menuPlaces.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Words } from '../../shared/i18n/useWords.ts';
import { addressIn } from '../head.ts';

type Step = { readonly name: string; readonly path: string };

/** From the menu's first page down to a shelf: every place above the one that the query names. */
const menuSteps = (words: Words, query: string): Step[] => {
  const place = placeIn(query);
  const key = keyOf(place);
  if (!key) return [{ name: words('nav.food'), path: '/menu' }];
  return [
    ...menuSteps(words, searchOf(above(place))),
    { name: words(`menu.name.${key}`), path: `/menu${searchOf(place)}` },
  ];
};

/** The way from the landing page to an inner page. `title` names what no menu of the site names. */
const stepsTo = (words: Words, canonical: string, title: string): Step[] => {
  const [path = '', query = ''] = canonical.split('?');
  const home = { name: words('nav.home'), path: '/' };
  if (path === '/menu') return [home, ...menuSteps(words, query)];
  if (path.startsWith('/menu/')) return [home, ...menuSteps(words, ''), { name: title, path }];
  if (path === '/reservations') return [home, { name: words('nav.reservations'), path }];
  if (path === '/events') return [home, { name: words('nav.events'), path }];
  return [home, { name: title, path }];
};

/** https://schema.org/BreadcrumbList of an inner page. */
export const breadcrumbs = (
  words: Words,
  language: Language,
  origin: string,
  canonical: string,
  title: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: stepsTo(words, canonical, title).map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: addressIn(origin, path, language),
  })),
});
