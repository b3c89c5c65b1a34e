import type Koa from 'koa';
import { rolesByAudience } from '#src/contracts/common/access-rights.ts';
import type { BootContext } from './app-services.ts';
import type { Pictures } from '#src/contexts/pictures/pictures.services.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { createApp } from '#src/platform/http/pipeline/app.ts';
import { createMiddlewareStack } from '#src/platform/http/pipeline/middleware-stack.ts';
import type { Download } from '#src/platform/http/pipeline/downloads.ts';
import type { CountLinkStep } from '#src/platform/http/pipeline/limit-link-steps.ts';
import type { FormPage } from '#src/platform/http/pipeline/form-pages.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import type { CookiePolicy } from '#src/platform/http/session/cookie-names.ts';
import type { PageDependencies } from '#src/platform/http/ssr/web-app.ts';

type Needs = {
  readonly sql: Sql;
  readonly routes: readonly Route[];
  readonly formPages: readonly FormPage[];
  readonly downloads: readonly Download[];
  readonly pictures: Pictures;
  readonly pageDependencies: PageDependencies;
  readonly csrfKey: Buffer;
  readonly cookies: CookiePolicy;
  readonly versionNow: () => Promise<string>;
  readonly readLogHash: () => Promise<string>;
  readonly isWritable: () => Promise<boolean>;
  readonly countLinkStep: CountLinkStep;
};

/** Creates the Koa application. Only tests set `validateResponse`. */
export const createHttpApp = (
  context: BootContext,
  { pictures, pageDependencies, ...needs }: Needs,
): Koa => {
  const { config, log, clock } = context;
  const pages = context.pages?.(pageDependencies);
  return createApp({
    routes: needs.routes,
    rolesByAudience,
    trustedProxies: config.TRUSTED_PROXIES,
    ...(context.validateResponse ? { validateResponse: context.validateResponse } : {}),
    ...createMiddlewareStack({
      ...needs,
      ...(pages ? { pages } : {}),
      config,
      log,
      objects: pictures.objects,
      uploads: pictures.uploads,
      today: () => clock.today(),
      minute: () => clock.now().toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length),
      isStopping: context.isStopping ?? (() => false),
      ...(context.requestMetrics ? { requestMetrics: context.requestMetrics } : {}),
      ...(context.staticFiles ? { staticFiles: context.staticFiles } : {}),
      ...(context.findPageCacheKey ? { findPageCacheKey: context.findPageCacheKey } : {}),
    }),
    ...(pages ? { pages } : {}),
  });
};
