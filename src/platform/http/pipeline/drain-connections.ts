import type { Middleware } from 'koa';

/** Closes connections during shutdown, so clients open their next connection to another process. */
export const closeConnectionsOnShutdown =
  (isStopping: () => boolean): Middleware =>
  async (ctx, next) => {
    const closeIfStopping = () => {
      if (isStopping()) ctx.set('Connection', 'close');
    };
    /*
     * Sets the header before `next` too, because a static file sends its headers before `next`
     * returns.
     */
    closeIfStopping();
    await next();
    closeIfStopping();
  };
