import type { SeedReport } from '#src/contracts/catalogue/menu-views.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const countRows = async (table: string) =>
  (await app.container.get(TOKENS.sql)<{ n: number }>(`select count(*)::int n from ${table}`))[0]!
    .n;

describe('POST /api/seed', () => {
  it('adds only missing rows, and keeps changed ones', async () => {
    const sql = app.container.get(TOKENS.sql);
    const staff = await app.staff();
    const before = await countRows('menu_items');
    await sql(`delete from menu_items where name = (select min(name) from menu_items)`);
    await sql(
      `update menu_items set price = '€ 99' where name = (select min(name) from menu_items)`,
    );
    const { status, body } = await staff.post<SeedReport>('/api/seed');
    expect([status, body]).toEqual([200, { timeSlots: 0, tables: 0, dishes: 1, drinks: 0 }]);
    expect(await countRows('menu_items')).toBe(before);
    expect((await sql(`select 1 from menu_items where price = '€ 99'`)).length).toBe(1);
  });

  it('returns 200 for ten concurrent requests, and adds nothing', async () => {
    const staff = await app.staff();
    await staff.fetchCsrfToken();
    const before = await countRows('menu_items');
    const answers = await Promise.all(Array.from({ length: 10 }, () => staff.post('/api/seed')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await countRows('menu_items')).toBe(before);
  });

  it('returns 401 to guests and auditors, and 403 without the CSRF token', async () => {
    expect((await app.guest().post('/api/seed')).status).toBe(401);
    expect((await (await app.auditor()).post('/api/seed')).status).toBe(401);
    expect((await (await app.staff()).raw('post', '/api/seed')).status).toBe(403);
  });
});
