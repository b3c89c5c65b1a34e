import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Config } from '#src/platform/config.ts';
import type { Log } from '#src/platform/log.ts';
import type { RequestMetrics } from '#src/platform/metrics/request-metrics.ts';
import { serveApiDocs } from '../openapi/api-docs-middleware.ts';
import type { CookiePolicy } from '../session/cookie-names.ts';
import { requireCsrfToken } from '../session/csrf.ts';
import { requestTimeout } from './request-timeout.ts';
import { errorHandler } from './error-handler.ts';
import { serveDownloads, type Download } from './downloads.ts';
import { acceptForms, type FormPage } from './form-pages.ts';
import { closeConnectionsOnShutdown } from './drain-connections.ts';
import { health } from './health.ts';
import { cacheResponses } from '../cache/cache-responses.ts';
import { parseJsonBody, rejectUnknownMethods, rejectCompressedBodies } from './request-limits.ts';
import { compressSmallJson } from '../responses/compress-json.ts';
import { requestLog } from './request-log.ts';
import type { Route } from './route.ts';
import { createContentSecurityPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';
import { rejectUnknownHosts, createHostCheck } from './host-check.ts';
import { identifyCaller, sessionMiddleware } from '../session/session-middleware.ts';

type Options = {
  readonly config: Config;
  readonly log: Log;
  readonly sql: Sql;
  readonly cookies: CookiePolicy;
  readonly csrfKey: Buffer;
  readonly routes: readonly Route[];
  readonly formPages: readonly FormPage[];
  readonly downloads: readonly Download[];
  readonly today: () => string;
  readonly versionNow: () => Promise<string>;
  readonly isStopping: () => boolean;
  readonly isWritable: () => Promise<boolean>;
  readonly requestMetrics?: RequestMetrics;
  readonly staticFiles?: Middleware;
  readonly getPageCacheKey?: (pathAndQuery: string) => Promise<string | null>;
  readonly objects: Middleware;
  /** Signed URLs authorise uploads, so this middleware precedes the CSRF check. */
  readonly uploads: Middleware;
};

/** The cache key of an API request is its path, because cacheable operations ignore the query. */
const createGetCacheKey = (
  routes: Options['routes'],
  getPageCacheKey: Options['getPageCacheKey'] = async () => null,
) => {
  const cacheable = routes.filter(({ operation }) => operation.cacheable);
  const paths = new Set(cacheable.map(({ operation }) => operation.path));
  return async ({ path, search }: Context): Promise<string | null> => {
    if (path.startsWith('/api')) return paths.has(path) ? path : null;
    return getPageCacheKey(path + search);
  };
};

/** The order matters, because a middleware that answers early skips all that follow. */
export const createMiddlewareStack = ({
  config,
  log,
  sql,
  cookies,
  csrfKey,
  routes,
  formPages,
  downloads,
  today,
  versionNow,
  isStopping,
  isWritable,
  requestMetrics,
  staticFiles,
  getPageCacheKey,
  objects,
  uploads,
}: Options) => {
  const servesHost = createHostCheck(config);
  const origins = {
    publicOrigin: config.PUBLIC_ORIGIN,
    trustsHost: config.APP_MODE !== 'production',
  };
  const policy = createContentSecurityPolicy({ dev: config.APP_MODE === 'development' });
  return {
    outer: [
      ...(requestMetrics ? [requestMetrics.middleware] : []),
      closeConnectionsOnShutdown(isStopping),
      requestLog(log),
      securityHeaders({ https: config.PUBLIC_ORIGIN.startsWith('https:'), policy: policy() }),
      errorHandler,
      rejectUnknownHosts(servesHost),
      rejectUnknownMethods,
      rejectCompressedBodies,
      compress({ threshold: 1_024, br: { params: { 0: 0, 1: 4 } } } as never),
      compressSmallJson,
      health(sql, isStopping, isWritable),
      objects,
      // The static files answer 404 for every other path with a file extension.
      serveDownloads(downloads),
      ...(staticFiles ? [staticFiles] : []),
    ] satisfies Middleware[],
    inner: (app: Koa): Middleware[] => [
      requestTimeout(routes),
      cacheResponses({
        getCacheKey: createGetCacheKey(routes, getPageCacheKey),
        readRevision: versionNow,
        today,
      }),
      serveApiDocs(routes, cookies, policy),
      acceptForms(formPages, origins),
      sessionMiddleware(app, sql, cookies),
      identifyCaller(cookies),
      uploads,
      requireCsrfToken({ key: csrfKey, ...origins }),
      parseJsonBody,
    ],
  };
};
