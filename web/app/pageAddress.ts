import { matchRoutes } from 'react-router-dom';
import { filterIn, isFiltering } from '../features/catalogue/dietFilter.ts';
import { DEFAULT_LANGUAGE, languageIn } from '../shared/i18n/languages.ts';
import { addressIn } from './head.ts';
import { pageIn } from './pages.ts';
import { routes } from './routes.tsx';

/**
 * Path and query that decide how a page is rendered: its route, its place on the menu and its language. Other queries and
 * spellings have the same address.
 *
 * @returns null for a page whose addresses are without number: unknown paths, personal links, a menu with a diet filter
 */
export const pageAddress = (address: string): string | null => {
  const { pathname, search } = new URL(address);
  const matches = matchRoutes(routes, pathname);
  const path = matches?.at(-1)?.route.path;
  const { canonical } = pageIn(matches, search);
  if (
    path === undefined ||
    canonical === null ||
    (path === '/menu' && isFiltering(filterIn(search)))
  )
    return null;
  return addressIn(
    '',
    [path, ...canonical.split('?').slice(1)].join('?'),
    languageIn(search) ?? DEFAULT_LANGUAGE,
  );
};
