import Koa, { type Middleware } from 'koa';
import { apiNotFound } from './error-handler.ts';
import { createRouter, type RouterOptions } from './router.ts';

export type AppOptions = RouterOptions & {
  readonly outer: readonly Middleware[];
  readonly inner: (app: Koa) => readonly Middleware[];
  readonly pages?: Middleware;
  /** Number of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number;
};

const onlyForApi = (middleware: Middleware): Middleware => {
  const only: Middleware = (ctx, next) =>
    ctx.path.startsWith('/api') ? middleware(ctx, next) : next();
  return Object.assign(only, middleware);
};

export const createApp = ({
  routes,
  rolesByAudience,
  outer,
  inner,
  pages,
  trustedProxies,
  validateResponse,
}: AppOptions): Koa => {
  const app = new Koa({
    proxy: trustedProxies > 0,
    ...(trustedProxies > 0 ? { maxIpsCount: trustedProxies } : {}),
  });
  const router = createRouter({ routes, rolesByAudience, validateResponse });
  for (const middleware of outer) app.use(middleware);
  app.use(apiNotFound);
  for (const middleware of inner(app)) app.use(middleware);
  app.use(onlyForApi(router.routes() as unknown as Middleware));
  app.use(onlyForApi(router.allowedMethods() as unknown as Middleware));
  if (pages) app.use(pages);
  return app;
};
