import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { createPageCache } from '#src/platform/http/cache/page-cache.ts';
import type { PageRequest } from '#src/platform/http/ssr/page-types.ts';
import { createGzipTemplate } from '#src/platform/http/cache/gzip-template.ts';

describe('a text compressed in pieces', () => {
  it('unpacks to itself, whatever stands in its gaps; the check sum agrees, or it would not unpack', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { minLength: 1, maxLength: 6 }),
        fc.string({ minLength: 1, maxLength: 60 }),
        (parts, word) => {
          const template = createGzipTemplate(parts.join('\u0000gap\u0000'), '\u0000gap\u0000');
          expect(gunzipSync(template.gzip(word)).equals(template.plain(word))).toBe(true);
          expect(template.plain(word).toString()).toBe(Buffer.from(parts.join(word)).toString());
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('pages that are kept', () => {
  const setup = () => {
    const state = { version: '1', today: '2027-03-12', drawn: 0, away: false, status: 200 };
    const keep = createPageCache({
      today: () => state.today,
      versionNow: async () => state.version,
      pageAddress: async () => (url) =>
        url.startsWith('/reservations/') ? null : url.split('?')[0]!,
      document: async ({ html }, _, nonce) => `<script nonce="${nonce}"></script>${html}`,
      render:
        async () =>
        async ({ load, nonce }) => {
          state.drawn += 1;
          const dishes = await load['dishes']!().catch(() => 'nothing');
          return {
            status: state.status,
            html: `${String(dishes)} ${state.drawn} <style nonce="${nonce}">`,
            head: '',
            styles: '',
            boot: '',
            lang: 'it',
          };
        },
    });
    const request = (path: string): PageRequest => ({
      url: path,
      path,
      nonce: 'unused',
      today: state.today,
      origin: '',
      horizon: { bookingDays: 365, quoteDays: 730 },
      load: {
        dishes: async () => {
          if (state.away) throw new Error('away');
          return 'Caponata';
        },
      },
    });
    return {
      state,
      ask: async (path = '/menu') =>
        (await keep(request(path)))?.template.plain('NONCE').toString() ?? null,
    };
  };

  it('are drawn once, and carry the nonce of each answer', async () => {
    const { ask, state } = setup();
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first, second, state.drawn]).toEqual([
      '<script nonce="NONCE"></script>Caponata 1 <style nonce="NONCE">',
      first,
      1,
    ]);
  });

  it.each([
    ['the card or the turns change', { version: '2' }],
    ['the day changes', { today: '2027-03-13' }],
  ])('are drawn anew when %s', async (_, change) => {
    const { ask, state } = setup();
    await ask();
    Object.assign(state, change);
    expect(await ask()).toContain('Caponata 2');
  });

  it('are not kept when something could not be read, nor when they are no page', async () => {
    const { ask, state } = setup();
    state.away = true;
    expect(await ask()).toBeNull();
    state.away = false;
    expect(await ask()).toContain('Caponata');
    state.status = 404;
    expect(await ask('/altro')).toBeNull();
  });

  it('never include an address without a page address of its own', async () => {
    const { ask, state } = setup();
    expect([await ask('/reservations/abc'), state.drawn]).toEqual([null, 0]);
  });

  it('are rendered once for every spelling of their address', async () => {
    const { ask, state } = setup();
    const answers = [await ask('/menu'), await ask('/menu?x=1'), await ask('/menu?lang=italian')];
    expect([new Set(answers).size, state.drawn]).toEqual([1, 1]);
  });
});
