import type { Middleware } from 'koa';

/** During shutdown, makes clients open their next connection to another process. */
export const closeConnectionsOnShutdown =
  (isStopping: () => boolean): Middleware =>
  async (ctx, next) => {
    const closeIfStopping = () => {
      if (isStopping()) ctx.set('Connection', 'close');
    };
    // A static file has sent its headers when `next` returns.
    closeIfStopping();
    await next();
    closeIfStopping();
  };
