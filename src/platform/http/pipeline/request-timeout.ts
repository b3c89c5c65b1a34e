import type { Context, Middleware } from 'koa';
import { ServiceUnavailable } from '#src/kernel/service-unavailable.ts';
import { lastActivityAt } from '#src/platform/database/socket-timeout.ts';
import type { Route } from './route.ts';

type TimeoutOptions = {
  /** Silence of the database after which nobody waits on: above its bounds on a lock and on a free connection, below the five seconds promised. */
  readonly silenceMs?: number;
  /** The longest wait for a database that speaks, as in a rush of hundreds for one turn. */
  readonly mostMs?: number;
  readonly heardAt?: () => number;
};

/** A picture may come over a slow line; it has a bound of its own. */
const isPictureUpload = ({ path }: Context) => path.startsWith('/objects/');

/** A form that still arrives over a slow line waits for its sender, whom `limits.ts` bounds. Bytes that nobody reads wait for us. */
const isBodyArriving = ({ req }: Context) => !req.complete && req.readableLength === 0;

/** How long a request may still wait, in ms. */
const remainingMs = (
  ctx: Context,
  began: number,
  { silenceMs, mostMs, heardAt }: Required<TimeoutOptions>,
): number => {
  const left = Math.min(Math.max(began, heardAt()) + silenceMs, began + mostMs) - performance.now();
  return left <= 0 && isBodyArriving(ctx) ? silenceMs : left;
};

/**
 * Nobody waits for ever: within five seconds after the database has gone silent the answer is "try again", and after ten in any case. What
 * was begun may still be done; the same key then finds it. Operations that say so take as long as they take.
 */
export const requestTimeout = (
  routes: readonly Route[],
  { silenceMs = 4_500, mostMs = 10_000, heardAt = lastActivityAt }: TimeoutOptions = {},
): Middleware => {
  const long = new Set(
    routes.filter(({ operation }) => operation.takesLong).map(({ operation }) => operation.path),
  );
  return async (ctx, next) => {
    if (long.has(ctx.path) || isPictureUpload(ctx)) return next();
    const began = ctx.state.startedAt;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      const look = () => {
        const left = remainingMs(ctx, began, { silenceMs, mostMs, heardAt });
        if (left > 0) timer = setTimeout(look, left);
        else reject(new ServiceUnavailable('no answer in time'));
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
