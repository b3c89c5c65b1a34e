import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { CookiePolicy } from './cookie-names.ts';
import { isFromAnotherSite, type Origins } from './request-origin.ts';
import { hashSessionId } from './session-store.postgres.ts';

const VERSION = 'v1';
const LIFETIME_SECONDS = 2 * 3_600;
const RANDOM_BYTES = 16;
/** Stands for the visitor of a browser that blocks cookies. No visitor has this id. */
const WITHOUT_COOKIES = 'without cookies';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Computes a MAC over several texts. The length prefixes prevent two different inputs from sharing
 * a MAC.
 */
const computeMac = (key: Buffer, parts: readonly string[]): string => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:${part};`);
  return mac.digest('base64url');
};

export const issueCsrfToken = (key: Buffer, visitor: string, now: number): string => {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  const expiry = String(Math.floor(now / 1000) + LIFETIME_SECONDS);
  return [VERSION, random, expiry, computeMac(key, [visitor, random, expiry])].join('.');
};

/** Checks a token. An empty `visitor` means that the browser sent no cookie. */
export const isValidCsrfToken = (
  key: Buffer,
  visitor: string,
  token: string,
  now: number,
): boolean => {
  const [version, random = '', expiry = '', ofVisitor = '', ofNoCookies = '', ...more] =
    token.split('.');
  if (version !== VERSION || more.length > 0 || !/^\d{1,12}$/.test(expiry)) return false;
  const expected = Buffer.from(computeMac(key, [visitor || WITHOUT_COOKIES, random, expiry]));
  const given = Buffer.from(visitor === '' ? ofNoCookies : ofVisitor);
  return (
    expected.length === given.length &&
    timingSafeEqual(expected, given) &&
    Number(expiry) * 1000 > now
  );
};

export const csrfTokenAgeSeconds = (token: string, now: number): number =>
  now / 1000 - (Number(token.split('.')[2]) - LIFETIME_SECONDS);

/**
 * Issues a token for a browser that sent no cookie. It is valid with the new visitor cookie, and
 * without any cookie, because such a request has only the rights of a stranger.
 */
export const issueFirstCsrfToken = (key: Buffer, visitor: string, now: number): string => {
  const token = issueCsrfToken(key, visitor, now);
  const [, random = '', expiry = ''] = token.split('.');
  return `${token}.${computeMac(key, [WITHOUT_COOKIES, random, expiry])}`;
};

type Options = Origins & { readonly key: Buffer };

/**
 * Refuses writing requests without a valid CSRF token, before the body is read. A refused request
 * has no effect, so clients can safely repeat it.
 */
export const requireCsrfToken =
  ({ key, ...origins }: Options): Middleware =>
  async (ctx, next) => {
    if (SAFE_METHODS.has(ctx.method)) return next();
    ctx.vary('Origin');
    ctx.vary('Sec-Fetch-Site');
    // A request with another cookie, such as that of a device, is not one of a stranger.
    const isUnbound = ctx.state.visitor === '' && ctx.get('Cookie') !== '';
    if (
      isFromAnotherSite(ctx, origins) ||
      isUnbound ||
      !isValidCsrfToken(key, ctx.state.visitor, ctx.get('x-csrf-token'), Date.now())
    )
      ctx.throw(403, 'csrf');
    await next();
  };

/** Sets the cookie that identifies the browser of a visitor, unless the browser has sent one. */
export const ensureVisitorCookie = (ctx: Context, cookies: CookiePolicy): void => {
  if (ctx.state.visitor !== '') return;
  const id = randomBytes(RANDOM_BYTES).toString('base64url');
  ctx.cookies.set(cookies.visitor, id, {
    httpOnly: true,
    sameSite: 'strict',
    secure: cookies.secure,
    overwrite: true,
  });
  ctx.state.visitor = hashSessionId(id);
};

export const createCsrfTokenIssuer =
  (key: Buffer, cookies: CookiePolicy) =>
  (ctx: Context): string => {
    const issue = ctx.state.visitor === '' ? issueFirstCsrfToken : issueCsrfToken;
    ensureVisitorCookie(ctx, cookies);
    return issue(key, ctx.state.visitor, Date.now());
  };
