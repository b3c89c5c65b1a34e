import { asPage, nextIn } from '../../../web/shared/paging.ts';
import { noteServerTime, serverNow } from '../../../web/shared/serverTime.ts';

describe('a list read in pages', () => {
  it('goes on where the header Link says', () => {
    expect(nextIn('</api/reservations?status=pending&cursor=YWJj&limit=60>; rel="next"')).toBe(
      'YWJj',
    );
  });

  it('ends where nothing more follows', () => {
    expect(nextIn(null)).toBeNull();
    expect(nextIn('</api/reservations>; rel="self"')).toBeNull();
    expect(asPage(['one'], undefined)).toEqual({ rows: ['one'], next: null });
  });
});

describe("the server's clock", () => {
  it('counts even on a machine whose own is two minutes slow', () => {
    noteServerTime('Sat, 21 Nov 2026 19:02:00 GMT', Date.parse('2026-11-21T19:00:00Z'));
    expect(serverNow(Date.parse('2026-11-21T19:00:30Z'))).toBe(Date.parse('2026-11-21T19:02:30Z'));
  });

  it('keeps what it knew when an answer says nothing', () => {
    noteServerTime(null);
    noteServerTime('yesterday');
    expect(serverNow(0)).toBe(120_000);
  });
});
