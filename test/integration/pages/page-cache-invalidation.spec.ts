import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';

/**
 * The server caches rendered pages for all visitors. This test changes the database directly, as
 * another process would.
 */
describe('a page that is drawn once for everybody', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer();
  });
  afterAll(() => server.stop());

  const page = async (path: string) => {
    const answer = await fetch(server.origin + path);
    const nonce =
      /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    return {
      coding: answer.headers.get('content-encoding'),
      caching: answer.headers.get('cache-control'),
      nonce,
      text: await answer.text(),
    };
  };

  it('is the new one in the first answer after a change of the card, in every language', async () => {
    const places = ['/menu', '/menu?lang=en'];
    await Promise.all(places.map(page));
    const [dish] = await server.database.query<{ id: string; price: string }>(
      'select id, price from menu_items order by created_at limit 1',
    );
    await server.database.query(`update menu_items set price = '123,45' where id = $1`, [dish!.id]);
    for (const { text } of await Promise.all(places.map(page))) expect(text).toMatch(/123[.,]45/);
    await server.database.query('update menu_items set price = $2 where id = $1', [
      dish!.id,
      dish!.price,
    ]);
    for (const { text } of await Promise.all(places.map(page)))
      expect(text).not.toMatch(/123[.,]45/);
  });

  it('gives each answer a nonce of its own, which every script and style of it bears', async () => {
    const [one, other] = await Promise.all([page('/menu'), page('/menu')]);
    expect(one.nonce).not.toBe(other.nonce);
    for (const { coding, caching, nonce, text } of [one, other]) {
      expect([coding, caching]).toEqual(['gzip', 'no-store']);
      const borne = [...text.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
      expect(borne.length).toBeGreaterThan(2);
      expect(new Set(borne)).toEqual(new Set([nonce]));
    }
    expect(one.text.replaceAll(one.nonce, '')).toBe(other.text.replaceAll(other.nonce, ''));
  });
});
