import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import session from 'koa-session';
import type { Sql } from '#src/kernel/transaction.ts';
import '../pipeline/koa-context.ts';
import type { CookiePolicy } from './cookie-policy.ts';
import { hashSessionId, createSessionStore } from './session-store.postgres.ts';

const EIGHT_HOURS_MS = 8 * 3_600_000;
const ID_BYTES = 32;

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * koa-session on PostgreSQL. The id is 256 random bits, so it need not be signed; a session exists only after login. Whoever
 * reads and brings no session has none, and gets none by reading.
 */
export const sessionMiddleware = (
  app: Koa,
  sql: Sql,
  { session: key, secure }: CookiePolicy,
): Middleware => {
  const kept = session(
    {
      key,
      secure,
      httpOnly: true,
      sameSite: 'lax',
      signed: false,
      overwrite: true,
      maxAge: EIGHT_HOURS_MS,
      rolling: false,
      renew: false,
      store: createSessionStore(sql) as never,
      genid: () => randomBytes(ID_BYTES).toString('base64url'),
    },
    app,
  );
  return (ctx, next) =>
    SAFE_METHODS.has(ctx.method) && ctx.cookies.get(key) === undefined ? next() : kept(ctx, next);
};

/** Says who is there: a member of staff, and the binding that tokens and idempotency keys of this browser share. */
export const identifyCaller =
  (cookies: CookiePolicy): Middleware =>
  async (ctx, next) => {
    // The cookie counts only while its session lives: behind a proxy that speaks https to the browser, koa must believe in it.
    ctx.cookies.secure = cookies.secure || ctx.secure;
    ctx.state.staff = ctx.session?.staff ?? null;
    const id = ctx.state.staff
      ? ctx.cookies.get(cookies.session)
      : ctx.cookies.get(cookies.visitor);
    ctx.state.visitor = id ? hashSessionId(id) : '';
    await next();
    // Whoever logged in is bound to the session from now on; tokens of before are worth nothing, nor would they be after logout.
    if (!ctx.state.staff && ctx.session?.staff)
      ctx.cookies.set(cookies.visitor, null, {
        httpOnly: true,
        sameSite: 'strict',
        secure: cookies.secure,
        overwrite: true,
      });
  };
