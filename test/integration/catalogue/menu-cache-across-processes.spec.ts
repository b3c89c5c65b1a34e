import { entities } from '#src/composition/entities.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { createContentRevisionReader } from '#src/platform/database/read-revisions.postgres.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

describe('the menu cache of two processes', () => {
  let database: TestDatabase;
  let firstProcess: RunningApp;
  let secondProcess: RunningApp;
  let staff: HttpClient;

  beforeAll(async () => {
    database = await createTestDatabase({ entities });
    firstProcess = await startApp({ database });
    secondProcess = await startApp({ database });
    staff = await firstProcess.staff();
  });
  afterAll(async () => {
    await firstProcess.stop();
    await secondProcess.stop();
    await database.drop();
  });

  const readPrice = async (app: RunningApp, id: string) =>
    (await app.guest().get<DishView[]>('/api/menu-items')).body.find((dish) => dish.id === id)
      ?.price;

  it('returns the new price in both processes after every change', async () => {
    const [dish] = (await secondProcess.guest().get<DishView[]>('/api/menu-items')).body as [
      DishView,
    ];
    for (let change = 1; change <= 15; change += 1) {
      const price = `€ ${change},50`;
      expect((await staff.put(`/api/menu-items/${dish.id}`, { price })).status).toBe(200);
      expect(
        await Promise.all([readPrice(firstProcess, dish.id), readPrice(secondProcess, dish.id)]),
      ).toEqual([price, price]);
    }
  });

  it('returns the new menu after a change directly in the database', async () => {
    const [dish] = (await secondProcess.guest().get<DishView[]>('/api/menu-items')).body as [
      DishView,
    ];
    await database.query(`update menu_items set price = '99,00' where id = $1`, [dish.id]);
    expect(await readPrice(secondProcess, dish.id)).toBe('99,00');
    await database.query('delete from menu_items where id = $1', [dish.id]);
    expect(await readPrice(secondProcess, dish.id)).toBeUndefined();
  });

  it('returns the same text in every content coding', async () => {
    const fetchWithCoding = async (coding: string) => {
      const answer = await fetch(`${secondProcess.origin}/api/menu-items`, {
        headers: { 'accept-encoding': coding },
      });
      return {
        coding: answer.headers.get('content-encoding'),
        vary: answer.headers.get('vary'),
        text: await answer.text(),
      };
    };
    const [plain, br, gzip, again] = await Promise.all([
      fetchWithCoding('identity'),
      fetchWithCoding('br'),
      fetchWithCoding('gzip'),
      fetchWithCoding('gzip, br'),
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
    const first = await load(firstProcess);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    for (const app of [firstProcess, secondProcess])
      expect((await load(app, { 'if-none-match': etag })).status).toBe(304);
    const [dish] = first.body as DishView[];
    await staff.put(`/api/menu-items/${dish!.id}`, { price: '77,00' });
    for (const app of [firstProcess, secondProcess]) {
      const { status, headers } = await load(app, { 'if-none-match': etag });
      expect([status, headers.get('etag') === etag]).toEqual([200, false]);
    }
  });

  it('returns the same body without a cookie to guests and staff', async () => {
    const [guestResponse, staffResponse] = [
      await firstProcess.guest().get('/api/drinks'),
      await staff.get('/api/drinks'),
    ];
    expect([staffResponse.text, staffResponse.headers.getSetCookie()]).toEqual([
      guestResponse.text,
      [],
    ]);
  });

  it('raises the content revision for time slots and drinks, but not after a rollback', async () => {
    const readRevision = createContentRevisionReader(secondProcess.container.get(TOKENS.sql));
    const before = Number(await readRevision());
    await database.query('update time_slots set description = description');
    await database.query('update drinks set sort_order = sort_order');
    expect(Number(await readRevision())).toBe(before + 2);
    const work = firstProcess.container.get(TOKENS.inTransaction)(async (tx) => {
      await tx('delete from drinks');
      throw new Error('never mind');
    });
    await expect(work).rejects.toThrow('never mind');
    expect(Number(await readRevision())).toBe(before + 2);
  });
});
