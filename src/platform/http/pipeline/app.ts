import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Koa, { type Middleware } from 'koa';
import type { Front } from '../cache/response-cache.ts';
import { apiNotFound } from './errors.ts';
import { createRouter, type ResponseValidator } from './router.ts';
import type { Route } from './route.ts';

export type AppOptions = {
  readonly routes: readonly Route[];
  readonly front?: Front;
  readonly outer: readonly Middleware[];
  readonly inner: (app: Koa) => readonly Middleware[];
  readonly pages?: Middleware;
  /** Number of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number;
  readonly validateResponse?: ResponseValidator;
};

const onlyForApi = (middleware: Middleware): Middleware => {
  const only: Middleware = (ctx, next) =>
    ctx.path.startsWith('/api') ? middleware(ctx, next) : next();
  return Object.assign(only, middleware);
};

const installFrontCache = (app: Koa, front: Front) => {
  const koa = app.callback.bind(app);
  app.callback = () => {
    const answer = front(koa() as RequestListener);
    return (req, res) =>
      answer(req as IncomingMessage, res as ServerResponse).catch((error: unknown) => {
        app.emit('error', error);
        res.destroy();
      });
  };
};

export const createApp = ({
  routes,
  front,
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
  const router = createRouter(routes, validateResponse);
  for (const middleware of outer) app.use(middleware);
  app.use(apiNotFound);
  for (const middleware of inner(app)) app.use(middleware);
  app.use(onlyForApi(router.routes() as unknown as Middleware));
  app.use(onlyForApi(router.allowedMethods() as unknown as Middleware));
  if (pages) app.use(pages);
  if (front) installFrontCache(app, front);
  return app;
};
