import type Koa from 'koa';
import type { Middleware } from 'koa';
import compress from 'koa-compress';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Config } from '#src/platform/config.ts';
import type { Log } from '#src/platform/log.ts';
import type { RequestMetrics } from '#src/platform/metrics/request-metrics.ts';
import { serveApiDocs } from '../openapi/api-docs-middleware.ts';
import type { CookiePolicy } from '../session/cookie-policy.ts';
import { requireCsrfToken } from '../session/csrf.ts';
import { requestTimeout } from './request-timeout.ts';
import { errorHandler, messageForStatus } from './errors.ts';
import { closeConnectionsOnShutdown } from './drain-connections.ts';
import { health } from './health.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { cacheCompressedJson } from '../cache/compressed-json-cache.ts';
import { parseJsonBody, rejectUnknownMethods, rejectCompressedBodies } from './request-limits.ts';
import { translateErrors, type ErrorTranslations } from '../responses/translate-errors.ts';
import { logRequest, requestLog } from './request-log.ts';
import type { Route } from './route.ts';
import { createContentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { rejectUnknownHosts, createHostCheck } from './allowed-host.ts';
import { identifyCaller, sessionMiddleware } from '../session/session-middleware.ts';

type Options = {
  readonly config: Config;
  readonly log: Log;
  readonly sql: Sql;
  readonly cookies: CookiePolicy;
  readonly csrfKey: Buffer;
  readonly routes: readonly Route[];
  readonly today: () => string;
  readonly versionNow: () => Promise<string>;
  readonly isStopping: () => boolean;
  readonly isWritable: () => Promise<boolean>;
  readonly refusals: ErrorTranslations;
  readonly requestMetrics?: RequestMetrics;
  readonly staticFiles?: Middleware;
  readonly objects: Middleware;
  /** Signed URLs authorise uploads, so this middleware precedes the CSRF check. */
  readonly uploads: Middleware;
};

/** The order matters, because a middleware that answers early skips all that follow. */
export const createMiddlewareStack = ({
  config,
  log,
  sql,
  cookies,
  csrfKey,
  routes,
  today,
  versionNow,
  isStopping,
  isWritable,
  refusals,
  requestMetrics,
  staticFiles,
  objects,
  uploads,
}: Options) => {
  const servesHost = createHostCheck(config);
  const policy = createContentSecurityPolicy({ dev: config.APP_MODE === 'development' });
  const { front, store } = createResponseCache({
    today,
    versionNow,
    policy,
    isStopping,
    servesHost,
    onResponse: (facts, isOfApi) => {
      requestMetrics?.observe(facts);
      logRequest(log, isOfApi, facts);
    },
  });
  return {
    front,
    outer: [
      store,
      ...(requestMetrics ? [requestMetrics.middleware] : []),
      closeConnectionsOnShutdown(isStopping),
      requestLog(log),
      securityHeaders({ https: config.PUBLIC_ORIGIN.startsWith('https:'), policy }),
      translateErrors(refusals, messageForStatus),
      errorHandler,
      rejectUnknownHosts(servesHost),
      rejectUnknownMethods,
      rejectCompressedBodies,
      compress({ threshold: 1_024, br: { params: { 0: 0, 1: 4 } } } as never),
      cacheCompressedJson,
      health(sql, isStopping, isWritable),
      objects,
      ...(staticFiles ? [staticFiles] : []),
    ] satisfies Middleware[],
    inner: (app: Koa): Middleware[] => [
      requestTimeout(routes),
      serveApiDocs(routes, cookies),
      sessionMiddleware(app, sql, cookies),
      identifyCaller(cookies),
      uploads,
      requireCsrfToken({
        key: csrfKey,
        publicOrigin: config.PUBLIC_ORIGIN,
        trustsHost: config.APP_MODE !== 'production',
      }),
      parseJsonBody,
    ],
  };
};
