import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Log } from '../log.ts';
import './context.ts';

/** The pattern of the route, never the path itself: a path may hold a guest's personal link. */
const patternOf = (matched: unknown): string => (typeof matched === 'string' ? matched : '(page or file)');

/** Gives each request an id, and one line when it is answered. */
export const requestLog = (log: Log): Middleware => async (ctx, next) => {
  const began = performance.now();
  ctx.state.requestId = randomUUID();
  ctx.state.staff = null;
  ctx.state.visitor = '';
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
  const line = { requestId: ctx.state.requestId, method: ctx.method, route: patternOf(ctx._matchedRoute), status: ctx.status, ms: Math.round(performance.now() - began) };
  if (ctx.path.startsWith('/api')) log.info(line, 'request');
  else log.debug(line, 'request');
};
