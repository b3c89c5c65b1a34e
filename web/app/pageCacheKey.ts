import { matchRoutes } from 'react-router-dom';
import { parseDietFilter, isFilterActive } from '#web/features/catalogue/menu/filter/dietFilter.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { parseLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { localizedUrl } from './seo/headTags.ts';
import { matchPage } from './pageDefinitions.ts';
import { routes } from './routes.tsx';

/**
 * Returns the page's key in the server's page cache, or null for unknown paths, access tokens and
 * diet filters. Their number is unlimited, so they would fill the cache.
 */
export const pageAddress = (address: string): string | null => {
  const { pathname, search } = new URL(address);
  const matches = matchRoutes(routes, pathname);
  const path = matches?.at(-1)?.route.path;
  const { canonical } = matchPage(matches, search);
  if (
    path === undefined ||
    canonical === null ||
    (path === '/menu' && isFilterActive(parseDietFilter(search)))
  )
    return null;
  return localizedUrl(
    '',
    [path, ...canonical.split('?').slice(1)].join('?'),
    parseLanguageParam(search) ?? DEFAULT_LANGUAGE,
  );
};
