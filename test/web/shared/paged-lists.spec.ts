import { toCursorPage, parseNextCursor } from '#web/shared/api/cursorPaging.ts';
import { recordServerTime, serverNow } from '#web/shared/api/serverTime.ts';

describe('a list read in pages', () => {
  it('continues at the cursor of the Link header', () => {
    expect(
      parseNextCursor('</api/reservations?status=pending&cursor=YWJj&limit=60>; rel="next"'),
    ).toBe('YWJj');
  });

  it('ends when there is no next link', () => {
    expect(parseNextCursor(null)).toBeNull();
    expect(parseNextCursor('</api/reservations>; rel="self"')).toBeNull();
    expect(toCursorPage(['one'], undefined)).toEqual({ rows: ['one'], next: null });
  });
});

describe("the server's clock", () => {
  it('is used on a device whose own clock is two minutes slow', () => {
    recordServerTime('Sat, 21 Nov 2026 19:02:00 GMT', Date.parse('2026-11-21T19:00:00Z'));
    expect(serverNow(Date.parse('2026-11-21T19:00:30Z'))).toBe(Date.parse('2026-11-21T19:02:30Z'));
  });

  it('keeps the last offset when a response has no valid time', () => {
    recordServerTime(null);
    recordServerTime('yesterday');
    expect(serverNow(0)).toBe(120_000);
  });
});
