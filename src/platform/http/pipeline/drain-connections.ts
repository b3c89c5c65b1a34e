import type { Middleware } from 'koa';

/** Who is answered while the process ends is told not to use the connection again: the next request goes to another process. */
export const closeConnectionsOnShutdown =
  (isStopping: () => boolean): Middleware =>
  async (ctx, next) => {
    await next();
    if (isStopping()) ctx.set('Connection', 'close');
  };
