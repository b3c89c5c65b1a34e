import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const VERSION = 'v1';
const NONCE_BYTES = 16;
const MS_PER_DAY = 86_400_000;
export const DEVICE_LIFETIME_DAYS = 180;
const MAX_ACCOUNTS = 5;
const SEPARATOR = '~';

const computeMac = (key: Buffer, accountId: string, day: string, nonce: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([VERSION, accountId, day, nonce]))
    .digest('base64url');

const isEqual = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const isFresh = (day: string, now: Date) =>
  /^\d{1,6}$/.test(day) && now.getTime() / MS_PER_DAY - Number(day) <= DEVICE_LIFETIME_DAYS;

/**
 * Creates device cookies as in OWASP, "Slow Down Online Guessing Attacks with Device Cookies". A
 * cookie has one token `v1.<day>.<nonce>.<mac>` per account, which only selects rate limits and
 * grants no access.
 */
export const createDeviceCookies = (key: Buffer, now: () => Date) => {
  const nonceFor = (token: string, accountId: string): string | null => {
    const [version, day = '', nonce = '', mac = '', ...more] = token.split('.');
    if (version !== VERSION || more.length > 0 || !isFresh(day, now())) return null;
    return isEqual(mac, computeMac(key, accountId, day, nonce)) ? nonce : null;
  };
  const tokensIn = (cookie: string) => cookie.split(SEPARATOR, MAX_ACCOUNTS).filter(Boolean);
  return {
    find: (cookie: string, accountId: string): string | null =>
      tokensIn(cookie)
        .map((token) => nonceFor(token, accountId))
        .find(Boolean) ?? null,

    renew(cookie: string, accountId: string): string {
      const day = String(Math.floor(now().getTime() / MS_PER_DAY));
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const token = [VERSION, day, nonce, computeMac(key, accountId, day, nonce)].join('.');
      const others = tokensIn(cookie).filter((other) => nonceFor(other, accountId) === null);
      return [token, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
    },
  };
};

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;
