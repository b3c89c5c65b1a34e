import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Log } from '#src/platform/log.ts';
import './koa-context.ts';

/**
 * Returns the route pattern for the log, because the path may contain the access token of a guest.
 */
export const getRoutePattern = ({ _matchedRoute: matched }: Context): string =>
  typeof matched === 'string' ? matched : '(page or file)';

const logAnsweredRequest = (log: Log, ctx: Context) => {
  const { requestId, startedAt, staff } = ctx.state;
  const who = staff ? { staff: staff.id } : {};
  log.request(ctx.path.startsWith('/api') ? 'info' : 'debug', {
    requestId,
    method: ctx.method,
    route: getRoutePattern(ctx),
    status: ctx.status,
    ms: Math.round(performance.now() - startedAt),
    ...who,
  });
};

export const requestLog =
  (log: Log): Middleware =>
  async (ctx, next) => {
    ctx.state.startedAt = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.state.staff = null;
    ctx.state.visitor = '';
    try {
      await next();
    } finally {
      logAnsweredRequest(log, ctx);
    }
  };
