import type { BreadcrumbList, WithContext } from 'schema-dts';
import { categoryKey } from '#web/features/catalogue/menu/categories/categoryKeys.ts';
import {
  parentLocation,
  parseMenuLocation,
  menuLocationSearch,
} from '#web/features/catalogue/menu/categories/menuLocation.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import { localizedUrl } from './headTags.ts';

type BreadcrumbStep = { readonly name: string; readonly path: string };

const menuBreadcrumbSteps = (words: Translate, query: string): BreadcrumbStep[] => {
  const place = parseMenuLocation(query);
  const key = categoryKey(place);
  if (!key) return [{ name: words('nav.food'), path: '/menu' }];
  return [
    ...menuBreadcrumbSteps(words, menuLocationSearch(parentLocation(place))),
    { name: words(`menu.name.${key}`), path: `/menu${menuLocationSearch(place)}` },
  ];
};

const breadcrumbSteps = (words: Translate, canonical: string, title: string): BreadcrumbStep[] => {
  const [path = '', query = ''] = canonical.split('?');
  const home = { name: words('nav.home'), path: '/' };
  if (path === '/menu') return [home, ...menuBreadcrumbSteps(words, query)];
  if (path.startsWith('/menu/') || path === '/carta')
    return [home, ...menuBreadcrumbSteps(words, ''), { name: title, path }];
  if (path === '/reservations') return [home, { name: words('nav.reservations'), path }];
  if (path === '/events') return [home, { name: words('nav.events'), path }];
  return [home, { name: title, path }];
};

export const breadcrumbJsonLd = (
  words: Translate,
  language: Language,
  origin: string,
  canonical: string,
  title: string,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbSteps(words, canonical, title).map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: localizedUrl(origin, path, language),
  })),
});
