import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Log } from '../log.ts';
import './context.ts';

/** The pattern of the route, never the path itself: a path may hold a guest's personal link. */
export const routePatternOf = ({ _matchedRoute: matched }: Context): string => (typeof matched === 'string' ? matched : '(page or file)');

const note = (log: Log, ctx: Context, ms: number) => {
  // Who, by the id of the account; of a visitor there is nothing to say.
  const who = ctx.state.staff ? { staff: ctx.state.staff.id } : {};
  const line = { requestId: ctx.state.requestId, method: ctx.method, route: routePatternOf(ctx), status: ctx.status, ms: Math.round(ms), ...who };
  if (ctx.path.startsWith('/api')) log.info(line, 'request');
  else log.debug(line, 'request');
};

/** Gives each request an id, which the caller never chooses, and one line when it is answered. */
export const requestLog = (log: Log): Middleware => async (ctx, next) => {
  const began = performance.now();
  ctx.state.requestId = randomUUID();
  ctx.state.staff = null;
  ctx.state.visitor = '';
  ctx.set('X-Request-Id', ctx.state.requestId);
  try {
    await next();
  } finally {
    note(log, ctx, performance.now() - began);
  }
};
