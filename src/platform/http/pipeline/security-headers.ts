import type { Middleware } from 'koa';

const YEAR_SECONDS = 31_536_000;

const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

type Options = {
  readonly https: boolean;
  /** Content security policy of every response that has no inline styles or scripts. */
  readonly policy: string;
};

/** Sets the security headers. Forbids all caching, unless a later middleware permits it. */
export const securityHeaders =
  ({ https, policy }: Options): Middleware =>
  async (ctx, next) => {
    ctx.set('X-Request-Id', ctx.state.requestId);
    ctx.set(FIXED_HEADERS);
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'no-store');
    if (https) ctx.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    await next();
  };
