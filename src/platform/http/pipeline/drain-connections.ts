import type { Middleware } from 'koa';

/** Makes clients open their next connection to another process during shutdown. */
export const closeConnectionsOnShutdown =
  (isStopping: () => boolean): Middleware =>
  async (ctx, next) => {
    await next();
    if (isStopping()) ctx.set('Connection', 'close');
  };
