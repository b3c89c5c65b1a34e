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
import { limitLinkSteps, type CountLinkStep } from './limit-link-steps.ts';
import { health } from './health.ts';
import { cacheResponses } from '../cache/cache-responses.ts';
import { parseJsonBody, rejectUnknownMethods, rejectCompressedBodies } from './request-limits.ts';
import { compressJson } from '../responses/compress-json.ts';
import { requestLog } from './request-log.ts';
import type { CacheLifetime, Route } from './route.ts';
import type { FindPageCacheKey } from '../ssr/page-types.ts';
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
  readonly pages?: Middleware;
  readonly today: () => string;
  readonly minute: () => string;
  readonly versionNow: () => Promise<string>;
  readonly readLogHash: () => Promise<string>;
  readonly isStopping: () => boolean;
  readonly isWritable: () => Promise<boolean>;
  readonly requestMetrics?: RequestMetrics;
  readonly staticFiles?: Middleware;
  readonly findPageCacheKey?: FindPageCacheKey;
  readonly objects: Middleware;
  /**
   * Accepts uploads of pictures. Must precede the CSRF check, because signed URLs authorise these
   * requests.
   */
  readonly uploads: Middleware;
  readonly countLinkStep: CountLinkStep;
};

const pathsCacheable = (routes: Options['routes'], lifetime: CacheLifetime) =>
  new Set(
    routes
      .filter(({ operation }) => operation.cacheable === lifetime)
      .map(({ operation }) => operation.path),
  );

const createCacheKey = (
  lifetime: CacheLifetime,
  routes: Options['routes'],
  findPageCacheKey: FindPageCacheKey = async () => null,
) => {
  const paths = pathsCacheable(routes, lifetime);
  return async ({ path, search }: Context): Promise<string | null> => {
    if (!path.startsWith('/api')) {
      const page = await findPageCacheKey(path + search);
      return page?.lifetime === lifetime ? page.key : null;
    }
    if (!paths.has(path)) return null;
    // Omits the query, because operations that are cached until new content ignore it.
    return lifetime === 'until-new-content' ? path : path + search;
  };
};

/**
 * Creates all middleware in the order of execution. The order matters, because a middleware that
 * answers skips all later ones.
 */
export const createMiddlewareStack = ({
  config,
  log,
  sql,
  cookies,
  csrfKey,
  routes,
  formPages,
  downloads,
  pages,
  today,
  minute,
  versionNow,
  readLogHash,
  isStopping,
  isWritable,
  requestMetrics,
  staticFiles,
  findPageCacheKey,
  objects,
  uploads,
  countLinkStep,
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
      compressJson,
      health(sql, isStopping, isWritable),
      objects,
      /*
       * Must precede the static files, which answer 404 for every unknown path with a file
       * extension.
       */
      serveDownloads(downloads),
      ...(staticFiles ? [staticFiles] : []),
    ] satisfies Middleware[],
    inner: (app: Koa): Middleware[] => [
      requestTimeout(routes),
      cacheResponses({
        getCacheKey: createCacheKey('until-new-content', routes, findPageCacheKey),
        readRevision: async () => `${today()} ${await versionNow()}`,
      }),
      cacheResponses({
        getCacheKey: createCacheKey('until-next-event', routes, findPageCacheKey),
        readRevision: async () =>
          [minute(), ...(await Promise.all([versionNow(), readLogHash()]))].join(' '),
      }),
      serveApiDocs(routes, cookies, policy),
      sessionMiddleware(app, sql, cookies),
      identifyCaller(cookies),
      limitLinkSteps(countLinkStep),
      acceptForms(formPages, origins, cookies, pages),
      uploads,
      requireCsrfToken({ key: csrfKey, ...origins }),
      parseJsonBody,
    ],
  };
};
