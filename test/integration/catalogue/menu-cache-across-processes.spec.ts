import { entities } from '#src/composition/entities.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { createContentRevisionReader } from '#src/platform/database/read-revisions.postgres.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

describe('a card that two processes keep in memory', () => {
  let database: TestDatabase;
  let here: RunningApp;
  let there: RunningApp;
  let staff: HttpClient;

  beforeAll(async () => {
    database = await createTestDatabase({ entities });
    here = await startApp({ database });
    there = await startApp({ database });
    staff = await here.staff();
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
    await database.drop();
  });

  const priceAt = async (app: RunningApp, id: string) =>
    (await app.guest().get<DishView[]>('/api/menu-items')).body.find((dish) => dish.id === id)
      ?.price;

  it('is right in both at once after every change that either makes', async () => {
    const [dish] = (await there.guest().get<DishView[]>('/api/menu-items')).body as [DishView];
    for (let change = 1; change <= 15; change += 1) {
      const price = `${change},50`;
      expect((await staff.put(`/api/menu-items/${dish.id}`, { price })).status).toBe(200);
      expect(await Promise.all([priceAt(here, dish.id), priceAt(there, dish.id)])).toEqual([
        price,
        price,
      ]);
    }
  });

  it('is right after a change that no process made', async () => {
    const [dish] = (await there.guest().get<DishView[]>('/api/menu-items')).body as [DishView];
    await database.query(`update menu_items set price = '99,00' where id = $1`, [dish.id]);
    expect(await priceAt(there, dish.id)).toBe('99,00');
    await database.query('delete from menu_items where id = $1', [dish.id]);
    expect(await priceAt(there, dish.id)).toBeUndefined();
  });

  it('says the same whatever coding it is sent in, and the same bytes each time', async () => {
    const bytes = async (coding: string) => {
      const answer = await fetch(`${there.origin}/api/menu-items`, {
        headers: { 'accept-encoding': coding },
      });
      return {
        coding: answer.headers.get('content-encoding'),
        vary: answer.headers.get('vary'),
        text: await answer.text(),
      };
    };
    const [plain, br, gzip, again] = await Promise.all([
      bytes('identity'),
      bytes('br'),
      bytes('gzip'),
      bytes('gzip, br'),
    ]);
    expect([plain.coding, br.coding, gzip.coding, again.coding]).toEqual([
      null,
      'br',
      'gzip',
      'br',
    ]);
    expect([br.text, gzip.text, again.text]).toEqual([plain.text, plain.text, plain.text]);
    expect(br.vary).toContain('Accept-Encoding');
  });

  it('returns 304 for its ETag, from either process, until the menu changes', async () => {
    // Without this header, `fetch` adds `no-cache`, which would prevent a 304 response.
    const load = (app: RunningApp, headers: Record<string, string> = {}) =>
      app.guest().raw('get', '/api/menu-items?any=query', {
        headers: { ...headers, 'cache-control': 'max-age=0' },
      });
    const first = await load(here);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    for (const app of [here, there])
      expect((await load(app, { 'if-none-match': etag })).status).toBe(304);
    const [dish] = first.body as DishView[];
    await staff.put(`/api/menu-items/${dish!.id}`, { price: '77,00' });
    for (const app of [here, there]) {
      const { status, headers } = await load(app, { 'if-none-match': etag });
      expect([status, headers.get('etag') === etag]).toEqual([200, false]);
    }
  });

  it('has the same bytes and sets no cookie for guests and staff', async () => {
    const [guest, clerk] = [await here.guest().get('/api/drinks'), await staff.get('/api/drinks')];
    expect([clerk.text, clerk.headers.getSetCookie()]).toEqual([guest.text, []]);
  });

  it('counts turns and drinks among what is shown, and what was rolled back among nothing', async () => {
    const versionNow = createContentRevisionReader(there.container.get(TOKENS.sql));
    const before = Number(await versionNow());
    await database.query('update time_slots set description = description');
    await database.query('update drinks set sort_order = sort_order');
    expect(Number(await versionNow())).toBe(before + 2);
    const work = here.container.get(TOKENS.inTransaction)(async (tx) => {
      await tx('delete from drinks');
      throw new Error('never mind');
    });
    await expect(work).rejects.toThrow('never mind');
    expect(Number(await versionNow())).toBe(before + 2);
  });
});
