import { randomBytes } from 'node:crypto';
import {
  isValidCsrfToken,
  issueCsrfToken,
  issueFirstCsrfToken,
} from '#src/platform/http/session/csrf.ts';

const key = randomBytes(32);
const now = Date.parse('2027-03-10T10:00:00Z');
const HOUR = 3_600_000;

describe('the CSRF token', () => {
  it('is valid for the visitor that it was issued to', () =>
    expect(isValidCsrfToken(key, 'anna', issueCsrfToken(key, 'anna', now), now)).toBe(true));

  it('differs each time', () =>
    expect(issueCsrfToken(key, 'anna', now)).not.toBe(issueCsrfToken(key, 'anna', now)));

  it('is invalid for another visitor', () =>
    expect(isValidCsrfToken(key, 'bruno', issueCsrfToken(key, 'anna', now), now)).toBe(false));

  it('is invalid under another key', () =>
    expect(isValidCsrfToken(randomBytes(32), 'anna', issueCsrfToken(key, 'anna', now), now)).toBe(
      false,
    ));

  it('is valid for two hours', () => {
    const token = issueCsrfToken(key, 'anna', now);
    expect(isValidCsrfToken(key, 'anna', token, now + 2 * HOUR - 1_000)).toBe(true);
    expect(isValidCsrfToken(key, 'anna', token, now + 2 * HOUR + 1_000)).toBe(false);
  });

  it('is invalid when its expiry is changed', () => {
    const [version, random, expiry, mac] = issueCsrfToken(key, 'anna', now).split('.');
    expect(
      isValidCsrfToken(key, 'anna', [version, random, Number(expiry) + 60, mac].join('.'), now),
    ).toBe(false);
  });

  it('is invalid without a cookie when it was issued to a browser with one', () => {
    expect(isValidCsrfToken(key, '', issueCsrfToken(key, 'anna', now), now)).toBe(false);
    expect(isValidCsrfToken(key, '', issueCsrfToken(key, '', now), now)).toBe(false);
  });

  it('is valid with and without the cookie when it is the first of a browser', () => {
    const token = issueFirstCsrfToken(key, 'anna', now);
    for (const visitor of ['anna', ''])
      expect(isValidCsrfToken(key, visitor, token, now)).toBe(true);
    expect(isValidCsrfToken(key, 'bruno', token, now)).toBe(false);
    expect(isValidCsrfToken(key, '', token, now + 3 * HOUR)).toBe(false);
  });

  it.each([
    '',
    'v1',
    'v1...',
    'v2.a.9999999999.b',
    'v1.a.-1.b',
    'v1.a.9999999999.b.c',
    'v1.a.99999999999999.b',
    '\u0000',
  ])('is invalid when it is %p', (token) =>
    expect(isValidCsrfToken(key, 'anna', token, now)).toBe(false),
  );

  it('is invalid when a character moves from its random part to the visitor', () => {
    const [version, random, expiry, mac] = issueCsrfToken(key, 'anna', now).split('.');
    expect(
      isValidCsrfToken(
        key,
        `anna${random![0]}`,
        [version, random!.slice(1), expiry, mac].join('.'),
        now,
      ),
    ).toBe(false);
  });
});
