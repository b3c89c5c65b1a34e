import Koa, { type Middleware } from 'koa';
import { apiNotFound } from './errors.ts';
import { routerFor, type Witness } from './router.ts';
import type { Route } from './route.ts';

export type AppParts = {
  readonly routes: readonly Route[];
  /** Before anything that reads the request: log line, headers, errors, compression, health, static files. */
  readonly outer: readonly Middleware[];
  /** Before a route: session, who it is, the CSRF gate, then the body. koa-session wants to know the app. */
  readonly inner: (app: Koa) => readonly Middleware[];
  /** Pages for people: whatever the API and the files did not answer. */
  readonly pages?: Middleware;
  /** Hops in front of us whose X-Forwarded-For is true; 0 = none. */
  readonly trustedProxies: number;
  readonly witness?: Witness;
};

/** A page has no route among those of the API, and need not be held against each of them. What serves may still be asked for its router. */
const ofTheApi = (middleware: Middleware): Middleware => {
  const only: Middleware = (ctx, next) => (ctx.path.startsWith('/api') ? middleware(ctx, next) : next());
  return Object.assign(only, middleware);
};

/** The one chain that every request falls through, from top to bottom. */
export const createApp = ({ routes, outer, inner, pages, trustedProxies, witness }: AppParts): Koa => {
  const app = new Koa({ proxy: trustedProxies > 0, ...(trustedProxies > 0 ? { maxIpsCount: trustedProxies } : {}) });
  const router = routerFor(routes, witness);
  for (const middleware of outer) app.use(middleware);
  app.use(apiNotFound);
  for (const middleware of inner(app)) app.use(middleware);
  app.use(ofTheApi(router.routes() as unknown as Middleware));
  app.use(ofTheApi(router.allowedMethods() as unknown as Middleware));
  if (pages) app.use(pages);
  return app;
};
