import { createHash } from 'node:crypto';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { addPhotograph } from '#test/support/drivers/photograph-driver.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';

const TODAY = venueDateInDays(1);

describe('a public page', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    const clock = createShiftedClock();
    // At noon, so no day ends between two requests of a test.
    clock.set(`${TODAY}T12:00`);
    server = await startBuiltServer({ env: clock.env });
  });
  afterAll(() => server.stop());

  const load = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(server.origin + path, { headers, method });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const hashInlineTexts = (html: string, element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => sha256(text));

  it('shows a changed dish in the next response, in every language', async () => {
    const paths = ['/menu', '/menu?lang=en'];
    const loadBoth = () => Promise.all(paths.map((path) => load(path)));
    await loadBoth();
    const [dish] = await server.database.query<{ id: string; price: string }>(
      'select id, price from menu_items order by created_at limit 1',
    );
    await server.database.query(`update menu_items set price = '123,45' where id = $1`, [dish!.id]);
    for (const { text } of await loadBoth()) expect(/123[.,]45/.test(text)).toBe(true);
    await server.database.query('update menu_items set price = $2 where id = $1', [
      dish!.id,
      dish!.price,
    ]);
    for (const { text } of await loadBoth()) expect(/123[.,]45/.test(text)).toBe(false);
  });

  it('shows a photograph in the next response, and leaves a hidden one out', async () => {
    const staff = await server.staff();
    const start = await Promise.all(['/', '/?lang=fr', '/?lang=en'].map((path) => load(path)));
    for (const { text } of start) expect(text).not.toContain('photographs-title');
    const { body } = await addPhotograph(staff, {
      description: 'La sala con i tavoli di prova',
      translations: { fr: { description: 'La salle d’essai' } },
    });
    const [italian, french, english] = await Promise.all(
      ['/', '/?lang=fr', '/?lang=en'].map(async (path) => (await load(path)).text),
    );
    const picture = (alt: string, rest: string) =>
      `<img src="${body.imageUrl}" width="800" height="600" alt="${alt}"${rest} loading="lazy"`;
    expect(italian).toContain(picture('La sala con i tavoli di prova', ''));
    expect(french).toContain(picture('La salle d’essai', ''));
    expect(french).not.toContain('La sala con i tavoli di prova');
    expect(english).toContain(picture('La sala con i tavoli di prova', ' lang="it"'));
    await staff.put(`/api/photographs/${body.id}`, { isShown: false });
    expect((await load('/')).text).not.toContain(body.imageUrl);
    await staff.delete(`/api/photographs/${body.id}`);
  });

  it('shows in the next response that today is closed, and when the restaurant reopens', async () => {
    expect((await load('/')).text).toMatch(/Oggi \d\d:\d\d–\d\d:\d\d e \d\d:\d\d/);
    const staff = await server.staff();
    const closure = { date: TODAY, service: 'all', note: null, active: true };
    const { body } = await staff.post<{ id: string }>('/api/closures', closure);
    const [italian, french] = await Promise.all([load('/'), load('/?lang=fr')]);
    expect(italian.text).toMatch(/Oggi siamo chiusi, ci vediamo [a-zì]+</);
    expect(french.text).toMatch(/Fermé aujourd’hui, rendez-vous [a-z]+</);
    expect(italian.text).toContain(
      `"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"${TODAY}","validThrough":"${TODAY}"}]`,
    );
    const readClosedMeals = async () =>
      (await server.guest().get<{ date: string; meal: string }[]>('/api/closed-meals')).body;
    expect(await readClosedMeals()).toEqual([
      { date: TODAY, meal: 'pranzo' },
      { date: TODAY, meal: 'cena' },
    ]);
    await staff.delete(`/api/closures/${body.id}`);
    expect(await readClosedMeals()).toEqual([]);
    expect((await load('/')).text).not.toContain('siamo chiusi');
  });

  it('shows in the next response that a meal is not served after its time slots are deactivated', async () => {
    const staff = await server.staff();
    const setDinners = async (isActive: boolean) => {
      const slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
      for (const { id, startTime, endTime } of slots.filter(({ mealType }) => mealType === 'cena'))
        await staff.put(`/api/time-slots/${id}`, { startTime, endTime, isActive });
    };
    const today = /Oggi \d\d:\d\d–\d\d:\d\d( e \d\d:\d\d)?/;
    expect(today.exec((await load('/')).text)?.[1]).toBeDefined();
    await setDinners(false);
    const { text } = await load('/');
    expect(today.exec(text)?.[0]).toMatch(/^Oggi 12:00–1\d:\d\d$/);
    expect(text).toContain('"specialOpeningHoursSpecification"');
    await setDinners(true);
    expect(today.exec((await load('/')).text)?.[1]).toBeDefined();
  });

  it.each([
    '/',
    '/carta?lang=es',
    '/menu?lang=fr',
    '/menu?categoria=vini&sotto=i-vini-rossi',
    '/reservations',
  ])(
    'is identical at %s for a guest, a visitor with a form cookie and staff, and sets no cookie',
    async (path) => {
      const form = server.guest();
      await form.fetchCsrfToken();
      const staff = await server.staff();
      const answers = await Promise.all([
        load(path),
        load(path, { cookie: form.cookies.header()! }),
        load(path, { cookie: staff.cookies.header()! }),
        load(`${path}${path.includes('?') ? '&' : '?'}utm_source=letter`),
      ]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
      for (const { headers } of answers) {
        expect(headers.get('cache-control')).toBe('public, no-cache');
        expect(headers.getSetCookie()).toEqual([]);
      }
      expect(/csrf/i.test(answers[0]!.text)).toBe(false);
    },
  );

  it('returns 304 with the same headers when the ETag matches', async () => {
    const { headers } = await load('/menu');
    const again = await load('/menu', {
      'if-none-match': headers.get('etag')!,
      // Without this header, `fetch` adds `no-cache`, which would prevent a 304 response.
      'cache-control': 'max-age=0',
    });
    expect([again.status, again.text.length]).toEqual([304, 0]);
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary'])
      expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)]);
    expect(again.headers.get('x-request-id')).not.toBe(headers.get('x-request-id'));
  });

  it('returns for HEAD no body and the ETag of GET', async () => {
    const [head, get] = [await load('/events', {}, 'HEAD'), await load('/events')];
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });

  it.each(['/', '/menu', '/reservations?lang=es', '/admin/login', '/nowhere', '/api/docs'])(
    'has at %s a content security policy with the hashes of its inline styles and scripts only',
    async (path) => {
      const { headers, text } = await load(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).not.toMatch(/unsafe|nonce|\*|data:|http:/);
      const styles = hashInlineTexts(text, /<style[^>]*>([^]*?)<\/style>/g);
      const scripts = hashInlineTexts(
        text,
        /<script(?![^>]*(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g,
      );
      const hashesOf = (directive: string) =>
        new RegExp(`${directive} 'self'([^;]*);`)
          .exec(policy)![1]!
          .trim()
          .split(' ')
          .filter(Boolean);
      expect(hashesOf('script-src').sort()).toEqual(scripts.sort());
      expect(hashesOf('style-src').sort()).toEqual([sha256(''), ...styles].sort());
    },
  );

  it.each(['/nowhere', '/reservations/nobody', '/admin/login', '/menu?dieta=vegan'])(
    'returns Cache-Control no-store for %s',
    async (path) => {
      expect((await load(path)).headers.get('cache-control')).toBe('no-store');
    },
  );
});
