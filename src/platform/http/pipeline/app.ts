import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Koa, { type Middleware } from 'koa';
import type { Front } from '../cache/response-cache.ts';
import { apiNotFound } from './errors.ts';
import { createRouter, type ResponseValidator } from './router.ts';
import type { Route } from './route.ts';

export type AppOptions = {
  readonly routes: readonly Route[];
  /** Before Koa hears of a request. */
  readonly front?: Front;
  /** Before anything that reads the request: log line, headers, errors, compression, health, static files. */
  readonly outer: readonly Middleware[];
  /** Before a route: session, who it is, the CSRF gate, then the body. koa-session wants to know the app. */
  readonly inner: (app: Koa) => readonly Middleware[];
  /** Pages for people: whatever the API and the files did not answer. */
  readonly pages?: Middleware;
  /** Hops in front of us whose X-Forwarded-For is true; 0 = none. */
  readonly trustedProxies: number;
  readonly validateResponse?: ResponseValidator;
};

/** A page has no route among those of the API, and need not be held against each of them. What serves may still be asked for its router. */
const onlyForApi = (middleware: Middleware): Middleware => {
  const only: Middleware = (ctx, next) =>
    ctx.path.startsWith('/api') ? middleware(ctx, next) : next();
  return Object.assign(only, middleware);
};

/** Whoever makes a server of the app gets the front with it. */
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

/** The one chain that every request falls through, from top to bottom. */
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
