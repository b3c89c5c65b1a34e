import type { Context, Middleware } from 'koa';
import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { lastActivityAt } from '#src/platform/database/socket-timeout.ts';
import type { Route } from './route.ts';

type TimeoutOptions = {
  readonly silenceMs?: number;
  readonly maxMs?: number;
  readonly readLastActivity?: () => number;
};

const isPictureUpload = ({ path }: Context) => path.startsWith('/objects/');

/**
 * Returns true while the request body arrives. During this time, `request-limits.ts` limits the
 * time instead.
 */
const isBodyArriving = ({ req }: Context) => !req.complete && req.readableLength === 0;

const remainingMs = (
  ctx: Context,
  startedAt: number,
  { silenceMs, maxMs, readLastActivity }: Required<TimeoutOptions>,
): number => {
  const left =
    Math.min(Math.max(startedAt, readLastActivity()) + silenceMs, startedAt + maxMs) -
    performance.now();
  return left <= 0 && isBodyArriving(ctx) ? silenceMs : left;
};

/**
 * Responds 503 if PostgreSQL sends nothing for `silenceMs`, or after `maxMs`. The command may still
 * finish. A retry with the same idempotency key returns its result.
 */
export const requestTimeout = (
  routes: readonly Route[],
  { silenceMs = 4_500, maxMs = 10_000, readLastActivity = lastActivityAt }: TimeoutOptions = {},
): Middleware => {
  const unlimitedPaths = new Set(
    routes.filter(({ operation }) => operation.takesLong).map(({ operation }) => operation.path),
  );
  return async (ctx, next) => {
    if (unlimitedPaths.has(ctx.path) || isPictureUpload(ctx)) return next();
    const startedAt = ctx.state.startedAt;
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      const check = () => {
        const left = remainingMs(ctx, startedAt, { silenceMs, maxMs, readLastActivity });
        if (left > 0) timer = setTimeout(check, left);
        else reject(new ServiceUnavailable('request timeout'));
      };
      check();
    });
    try {
      await Promise.race([next(), timedOut]);
    } finally {
      clearTimeout(timer);
    }
  };
};
