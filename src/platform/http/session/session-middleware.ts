import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import session from 'koa-session';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Person, SessionData } from '../pipeline/koa-context.ts';
import type { CookiePolicy } from './cookie-names.ts';
import { hashSessionId, createSessionStore } from './session-store.postgres.ts';

const EIGHT_HOURS_MS = 8 * 3_600_000;
const ID_BYTES = 32;

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Loads and stores the session. Session ids are 256 random bits, so cookies need no signature. A
 * GET or HEAD request never creates a session.
 */
export const sessionMiddleware = (
  app: Koa,
  sql: Sql,
  { session: key, secure }: CookiePolicy,
): Middleware => {
  const withSession = session(
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
    SAFE_METHODS.has(ctx.method) && ctx.cookies.get(key) === undefined
      ? next()
      : withSession(ctx, next);
};

const readPerson = (confirmed: SessionData['person']): Person | null => {
  if (!confirmed || confirmed.untilMs <= Date.now()) return null;
  const { id, username, role } = confirmed;
  return { id, username, role };
};

export const identifyCaller =
  (cookies: CookiePolicy): Middleware =>
  async (ctx, next) => {
    // Behind a TLS proxy, Koa sees plain HTTP and would refuse to set Secure cookies.
    ctx.cookies.secure = cookies.secure || ctx.secure;
    ctx.state.staff = ctx.session?.staff ?? null;
    ctx.state.person = readPerson(ctx.session?.person);
    const id = ctx.state.staff
      ? ctx.cookies.get(cookies.session)
      : ctx.cookies.get(cookies.visitor);
    ctx.state.visitor = id ? hashSessionId(id) : '';
    await next();
    // Deletes the visitor cookie at sign-in, which invalidates older CSRF tokens.
    if (!ctx.state.staff && ctx.session?.staff)
      ctx.cookies.set(cookies.visitor, null, {
        httpOnly: true,
        sameSite: 'strict',
        secure: cookies.secure,
        overwrite: true,
      });
  };
