import type { Middleware } from 'koa';

/** During shutdown, makes clients open their next connection to another process. */
export const closeConnectionsOnShutdown =
  (isStopping: () => boolean): Middleware =>
  async (ctx, next) => {
    await next();
    if (isStopping()) ctx.set('Connection', 'close');
  };
