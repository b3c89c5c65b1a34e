import type { Context, Middleware } from 'koa';
import { Busy } from '../../kernel/busy.ts';
import { lastWord } from '../database/hang-up.ts';
import type { Route } from './route.ts';

type Bounds = {
  /** Silence of the database after which nobody waits on: above its bounds on a lock and on a free connection, below the five seconds promised. */
  readonly silenceMs?: number;
  /** The longest wait for a database that speaks, as in a rush of hundreds for one turn. */
  readonly mostMs?: number;
  readonly heardAt?: () => number;
};

/** A picture may come over a slow line; it has a bound of its own. */
const isPicture = ({ path }: Context) => path.startsWith('/objects/');

/** A form that still arrives over a slow line waits for its sender, whom `limits.ts` bounds. Bytes that nobody reads wait for us. */
const isArriving = ({ req }: Context) => !req.complete && req.readableLength === 0;

/** How long a request may still wait, in ms. */
const leftFor = (
  ctx: Context,
  began: number,
  { silenceMs, mostMs, heardAt }: Required<Bounds>,
): number => {
  const left = Math.min(Math.max(began, heardAt()) + silenceMs, began + mostMs) - performance.now();
  return left <= 0 && isArriving(ctx) ? silenceMs : left;
};

/**
 * Nobody waits for ever: within five seconds after the database has gone silent the answer is "try again", and after ten in any case. What
 * was begun may still be done; the same key then finds it. Operations that say so take as long as they take.
 */
export const deadline = (
  routes: readonly Route[],
  { silenceMs = 4_500, mostMs = 10_000, heardAt = lastWord }: Bounds = {},
): Middleware => {
  const long = new Set(
    routes.filter(({ operation }) => operation.takesLong).map(({ operation }) => operation.path),
  );
  return async (ctx, next) => {
    if (long.has(ctx.path) || isPicture(ctx)) return next();
    const began = ctx.state.came;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      const look = () => {
        const left = leftFor(ctx, began, { silenceMs, mostMs, heardAt });
        if (left > 0) timer = setTimeout(look, left);
        else reject(new Busy('no answer in time'));
      };
      look();
    });
    try {
      await Promise.race([next(), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };
};
