import Koa, { type Middleware } from 'koa';
import { apiNotFound, errors } from './errors.ts';
import { routerFor, type Witness } from './router.ts';
import type { Route } from './route.ts';

export type AppParts = {
  readonly routes: readonly Route[];
  /** Before anything that reads the request: request id and log line, headers, compression, health, static files. */
  readonly outer: readonly Middleware[];
  /** Before a route: body limits and session, then the CSRF gate, then the body. */
  readonly inner: readonly Middleware[];
  /** Pages for people: whatever the API and the files did not answer. */
  readonly pages?: Middleware;
  /** Hops in front of us whose X-Forwarded-For is true; 0 = none. */
  readonly trustedProxies: number;
  readonly witness?: Witness;
};

/** The one chain that every request falls through, from top to bottom. */
export const createApp = ({ routes, outer, inner, pages, trustedProxies, witness }: AppParts): Koa => {
  const app = new Koa({ proxy: trustedProxies > 0, ...(trustedProxies > 0 ? { maxIpsCount: trustedProxies } : {}) });
  const router = routerFor(routes, witness);
  for (const middleware of outer) app.use(middleware);
  app.use(errors);
  app.use(apiNotFound);
  for (const middleware of inner) app.use(middleware);
  app.use(router.routes());
  app.use(router.allowedMethods());
  if (pages) app.use(pages);
  return app;
};
