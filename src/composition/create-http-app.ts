import type Koa from 'koa';
import { guestPageExists } from './booking.module.ts';
import type { AppServices, BootContext } from './app-services.ts';
import type { Pictures } from './pictures.module.ts';
import type { TurnFactsRepository } from '#src/contexts/booking/application/ports.ts';
import { refusalLanguages, translateRefusal } from './translate-refusal.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { createApp } from '#src/platform/http/pipeline/app.ts';
import { createMiddlewareStack } from '#src/platform/http/pipeline/middleware-stack.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';

import type { MenuRepository } from '#src/contexts/catalogue/menu-repository.ts';
import type { CookiePolicy } from '#src/platform/http/session/cookie-names.ts';

export type SharedByRequests = {
  readonly sql: Sql;
  readonly versionNow: () => Promise<string>;
  readonly menu: MenuRepository;
  readonly cookies: CookiePolicy;
  readonly isWritable: () => Promise<boolean>;
};

type Needs = SharedByRequests & {
  readonly services: AppServices;
  readonly routes: readonly Route[];
  readonly turnFactsRepository: TurnFactsRepository;
  readonly csrfKey: Buffer;
  readonly pictures: Pictures;
};

/** Only tests set `validateResponse`. */
export const createHttpApp = (
  context: BootContext,
  {
    services,
    routes,
    turnFactsRepository,
    csrfKey,
    pictures,
    sql,
    versionNow,
    menu,
    cookies,
    isWritable,
  }: Needs,
): Koa => {
  const { config, log, clock } = context;
  return createApp({
    routes,
    trustedProxies: config.TRUSTED_PROXIES,
    ...(context.validateResponse ? { validateResponse: context.validateResponse } : {}),
    ...createMiddlewareStack({
      config,
      log,
      sql,
      cookies,
      csrfKey,
      routes,
      objects: pictures.objects,
      uploads: pictures.uploads,
      versionNow,
      refusals: { languages: refusalLanguages, translate: translateRefusal },
      today: () => clock.today(),
      isStopping: context.isStopping ?? (() => false),
      isWritable,
      ...(context.requestMetrics ? { requestMetrics: context.requestMetrics } : {}),
      ...(context.staticFiles ? { staticFiles: context.staticFiles } : {}),
      ...(context.getPageCacheKey ? { getPageCacheKey: context.getPageCacheKey } : {}),
    }),
    ...(context.pages
      ? {
          pages: context.pages({
            load: {
              timeSlots: async () =>
                (await turnFactsRepository.listSlots()).filter(({ isActive }) => isActive),
              dishes: () => menu.listDishes(),
              drinks: () => menu.listDrinks(),
            },
            exists: guestPageExists(services),
          }),
        }
      : {}),
  });
};
