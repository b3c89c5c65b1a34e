import type { Context, Middleware } from 'koa';
import { Busy } from '../../kernel/busy.ts';
import type { Route } from './route.ts';

/** Above every bound that the database keeps for us: what takes longer waits for one that has gone silent. */
const PATIENCE_MS = 10_000;

/** A picture may come over a slow line; it has a bound of its own. */
const isPicture = ({ path }: Context) => path.startsWith('/objects/');

/**
 * Nobody waits for ever: ten seconds after the request came the answer is "try again". What was begun may still be done; the same key then finds it.
 * Operations that say so take as long as they take.
 */
export const deadline = (routes: readonly Route[], patienceMs = PATIENCE_MS): Middleware => {
  const long = new Set(routes.filter(({ operation }) => operation.takesLong).map(({ operation }) => operation.path));
  return async (ctx, next) => {
    if (long.has(ctx.path) || isPicture(ctx)) return next();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Busy('no answer in time')), patienceMs - (performance.now() - ctx.state.came));
    });
    try {
      await Promise.race([next(), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };
};
