import type { Context, Middleware } from 'koa';
import { ServiceUnavailable } from '#src/kernel/service-unavailable.ts';
import { lastActivityAt } from '#src/platform/database/socket-timeout.ts';
import type { Route } from './route.ts';

type TimeoutOptions = {
  /** Longest wait without any response from the database. */
  readonly silenceMs?: number;
  /** Longest wait while the database responds. */
  readonly mostMs?: number;
  readonly heardAt?: () => number;
};

/** Uploads have their own timeout. */
const isPictureUpload = ({ path }: Context) => path.startsWith('/objects/');

/** The body still arrives; request-limits.ts bounds its time. */
const isBodyArriving = ({ req }: Context) => !req.complete && req.readableLength === 0;

const remainingMs = (
  ctx: Context,
  began: number,
  { silenceMs, mostMs, heardAt }: Required<TimeoutOptions>,
): number => {
  const left = Math.min(Math.max(began, heardAt()) + silenceMs, began + mostMs) - performance.now();
  return left <= 0 && isBodyArriving(ctx) ? silenceMs : left;
};

/**
 * Responds 503 at 4.5 s of database silence, or at 10 s. The command may still finish; a retry with
 * the same idempotency key returns its result.
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
