import { matchRoutes } from 'react-router-dom';
import { parseDietFilter, isFilterActive } from '#web/features/catalogue/menu/filter/dietFilter.ts';
import type { CacheLifetime } from '#src/contracts/common/api-operation.ts';
import {
  formatTableMenuQuery,
  parseTableMenuQuery,
} from '#web/features/catalogue/table-menu/filter/tableMenuQuery.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { parseLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { localizedUrl } from './seo/headTags.ts';
import { matchPage } from './pageDefinitions.ts';
import { routes } from './routes.tsx';

export type PageCacheKey = { readonly key: string; readonly lifetime: CacheLifetime };

/**
 * Returns the page's key in the server's page cache, or null for unknown paths, access tokens,
 * queries of the menus and table searches. Their number is unlimited, so they would fill the cache.
 */
export const getPageCacheKey = (url: string): PageCacheKey | null => {
  const { pathname, search } = new URL(url);
  const matches = matchRoutes(routes, pathname);
  const path = matches?.at(-1)?.route.path;
  const { canonical, cacheable: lifetime = 'until-new-content' } = matchPage(matches, search);
  if (
    path === undefined ||
    canonical === null ||
    lifetime === 'never' ||
    (path === '/menu' && isFilterActive(parseDietFilter(search))) ||
    (path === '/carta' && formatTableMenuQuery(parseTableMenuQuery(search)) !== '')
  )
    return null;
  const key = localizedUrl(
    '',
    [path, ...canonical.split('?').slice(1)].join('?'),
    parseLanguageParam(search) ?? DEFAULT_LANGUAGE,
  );
  return { key, lifetime };
};
