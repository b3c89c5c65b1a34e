import { randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';

const NONCE_BYTES = 18;
const NONCES_PER_BATCH = 512;
const YEAR_SECONDS = 31_536_000;

let randomPool: Buffer = Buffer.alloc(0);

/** Returns 144 random bits, taken from a batch because each `randomBytes` call is slow. */
export const createNonce = (): string => {
  if (randomPool.length === 0) randomPool = randomBytes(NONCE_BYTES * NONCES_PER_BATCH);
  const nonce = randomPool.toString('base64', 0, NONCE_BYTES);
  randomPool = randomPool.subarray(NONCE_BYTES);
  return nonce;
};

const NONCE_PLACEHOLDER = '<nonce>';

const formatPolicy = (dev: boolean) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${NONCE_PLACEHOLDER}'`,
    `style-src 'self' 'nonce-${NONCE_PLACEHOLDER}'`,
    "img-src 'self' blob:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const createContentSecurityPolicy = ({
  dev,
}: {
  readonly dev: boolean;
}): ((nonce: string) => string) => {
  const [before, between, after] = formatPolicy(dev).split(NONCE_PLACEHOLDER);
  return (nonce) => `${before}${nonce}${between}${nonce}${after}`;
};

const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

type Options = { readonly https: boolean; readonly policy: (nonce: string) => string };

export const securityHeaders =
  ({ https, policy }: Options): Middleware =>
  async (ctx, next) => {
    ctx.state.nonce = createNonce();
    ctx.set('X-Request-Id', ctx.state.requestId);
    ctx.set(FIXED_HEADERS);
    ctx.set('Content-Security-Policy', policy(ctx.state.nonce));
    if (https) ctx.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    if (ctx.path.startsWith('/api')) ctx.set('Cache-Control', 'no-store');
    await next();
  };
