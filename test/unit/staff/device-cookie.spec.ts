import {
  DEVICE_LIFETIME_DAYS,
  createDeviceCookies,
} from '#src/contexts/staff/sign-in/device-cookie.ts';

let now = new Date('2027-03-10T10:00:00Z');
const cookies = createDeviceCookies(Buffer.alloc(32, 7), () => now);
const [ADA, BIA] = ['0d9b0000-0000-4000-8000-000000000001', '0d9b0000-0000-4000-8000-000000000002'];
beforeEach(() => {
  now = new Date('2027-03-10T10:00:00Z');
});

describe('a device cookie', () => {
  it('is found only for its account, with a new browser id after each sign-in', () => {
    const first = cookies.renew('', ADA);
    const second = cookies.renew(first, ADA);
    expect(cookies.find(first, ADA)).toMatch(/^[\w-]{22}$/);
    expect(cookies.find(first, BIA)).toBeNull();
    expect(cookies.find(second, ADA)).not.toBe(cookies.find(first, ADA));
    expect(second.split('~')).toHaveLength(1);
  });

  it('contains the last five accounts of one browser', () => {
    const ids = Array.from({ length: 7 }, (_, at) => `account ${at}`);
    const cookie = ids.reduce((value, id) => cookies.renew(value, id), '');
    expect(ids.map((id) => cookies.find(cookie, id) !== null)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('expires after 180 days', () => {
    const cookie = cookies.renew('', ADA);
    now = new Date(now.getTime() + (DEVICE_LIFETIME_DAYS - 1) * 86_400_000);
    expect(cookies.find(cookie, ADA)).not.toBeNull();
    now = new Date(now.getTime() + 2 * 86_400_000);
    expect(cookies.find(cookie, ADA)).toBeNull();
  });

  it.each([
    ['an empty cookie', ''],
    ['a tilde', '~'],
    ['one letter', 'x'],
    ['four short parts', 'v1.1.1.1'],
    ['another version', 'v2.20522.a.b'],
    ['8,000 characters', 'a.'.repeat(4_000)],
    ['a day far away', 'v1.99999999999.a.b'],
  ])('is not found in %s', (_, cookie) => expect(cookies.find(cookie, ADA)).toBeNull());

  it('is not found under another key', () => {
    const others = createDeviceCookies(Buffer.alloc(32, 8), () => now);
    expect(cookies.find(others.renew('', ADA), ADA)).toBeNull();
  });
});
