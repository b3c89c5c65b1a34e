import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Log, RequestFacts } from '#src/platform/log.ts';
import './koa-context.ts';

/** The pattern of the route, never the path itself: a path may hold a guest's personal link. */
export const getRoutePattern = ({ _matchedRoute: matched }: Context): string =>
  typeof matched === 'string' ? matched : '(page or file)';

/** The line of a request: calls of the API always, pages and files where one looks closer. */
export const logRequest = (log: Log, isOfApi: boolean, facts: RequestFacts): void =>
  log.request(isOfApi ? 'info' : 'debug', facts);

const logAnsweredRequest = (log: Log, ctx: Context) => {
  const { requestId, startedAt, staff } = ctx.state;
  // Who, by the id of the account; of a visitor there is nothing to say.
  const who = staff ? { staff: staff.id } : {};
  logRequest(log, ctx.path.startsWith('/api'), {
    requestId,
    method: ctx.method,
    route: getRoutePattern(ctx),
    status: ctx.status,
    ms: Math.round(performance.now() - startedAt),
    ...who,
  });
};

/** Gives each request an id, which the caller never chooses, and one line when it is answered. */
export const requestLog =
  (log: Log): Middleware =>
  async (ctx, next) => {
    ctx.state.startedAt ??= performance.now();
    ctx.state.requestId = randomUUID();
    ctx.state.staff = null;
    ctx.state.visitor = '';
    try {
      await next();
    } finally {
      logAnsweredRequest(log, ctx);
    }
  };
