import { TOKENS } from '#src/composition/tokens.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { logInAs } from '#test/support/fixtures/staff-members.ts';

type Item = Pick<DishView & DrinkView, 'id' | 'name' | 'price' | 'isSoldOut' | 'updatedAt'>;

const EVENING = '2027-03-13';
const kinds = [
  {
    kind: 'dish',
    path: '/api/menu-items',
    draft: {
      name: 'Sarde di prova',
      description: 'Ripiene',
      price: '€ 9,50',
      category: 'Antipasti',
    },
    events: ['DishSoldOut', 'DishBackOnMenu'],
  },
  {
    kind: 'drink',
    path: '/api/drinks',
    draft: { name: 'Gazzosa', price: '€ 4,00', category: 'BEVANDE', subcategory: 'COCKTAIL' },
    events: ['DrinkSoldOut', 'DrinkBackOnMenu'],
  },
] as const;

let app: RunningApp;
let owner: HttpClient;
let kitchen: HttpClient;
let diningRoom: HttpClient;
let cashier: HttpClient;
let sql: Sql;
beforeAll(async () => {
  app = await startApp();
  app.clock.set(`${EVENING}T10:00`);
  owner = await app.staff();
  kitchen = await logInAs(app, 'kitchen');
  diningRoom = await logInAs(app, 'dining-room');
  cashier = await logInAs(app, 'cashier');
  sql = app.container.get(TOKENS.sql);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await clearBusinessData(sql);
  await sql('delete from menu_items');
  await sql('delete from drinks');
  app.clock.set(`${EVENING}T20:00`);
});

describe.each(kinds)('a $kind that is sold out tonight', ({ kind, path, draft, events }) => {
  const add = async () => (await owner.post<Item>(path, draft)).body;
  const mark = (client: HttpClient, id: string, isSoldOut: boolean) =>
    client.put<Item>(`${path}/${id}/sold-out`, { isSoldOut });
  const find = async (id: string) =>
    (await app.guest().get<Item[]>(path)).body.find((one) => one.id === id)!;
  const listEvents = (id: string) =>
    sql<{ type: string; data: object }>(
      'select type, data from event where stream = ? order by version offset 1',
      [`${kind}-${id}`],
    );

  it('is shown as sold out after the kitchen marks it, and as available after the owner unmarks it', async () => {
    const { id, name } = await add();
    expect(await find(id)).toMatchObject({ isSoldOut: false });
    expect(await mark(kitchen, id, true)).toMatchObject({ status: 200, body: { isSoldOut: true } });
    expect(await find(id)).toMatchObject({ isSoldOut: true });
    expect(await mark(owner, id, false)).toMatchObject({ body: { isSoldOut: false } });
    expect(await find(id)).toMatchObject({ isSoldOut: false });
    const facts = { name, category: draft.category, date: EVENING };
    expect(await listEvents(id)).toEqual(events.map((type) => ({ type, data: facts })));
  });

  it('becomes available at 04:00 and not at midnight, without an event', async () => {
    const { id } = await add();
    await mark(kitchen, id, true);
    for (const [moment, isSoldOut] of [
      ['2027-03-14T00:30', true],
      ['2027-03-14T03:59', true],
      ['2027-03-14T04:00', false],
      ['2027-03-14T20:00', false],
    ] as const) {
      app.clock.set(moment);
      expect([moment, (await find(id)).isSoldOut]).toEqual([moment, isSoldOut]);
    }
    expect(await listEvents(id)).toHaveLength(1);
  });

  it('appends no second event for the same mark', async () => {
    const { id } = await add();
    await Promise.all([1, 2, 3].map(() => mark(owner, id, true)));
    expect(await listEvents(id)).toHaveLength(1);
  });

  it('accepts a change by a colleague who opened the form before the mark', async () => {
    const { id, updatedAt } = await add();
    await mark(kitchen, id, true);
    const changed = await owner.put<Item>(
      `${path}/${id}`,
      { price: '€ 10,00' },
      { 'if-match': `"${updatedAt}"` },
    );
    expect(changed).toMatchObject({ status: 200, body: { price: '€ 10,00', isSoldOut: true } });
    expect(await find(id)).toMatchObject({ price: '€ 10,00', isSoldOut: true });
  });

  it('can be marked by the dining room, and returns 401 to cashiers, auditors and guests', async () => {
    const { id } = await add();
    for (const client of [cashier, await app.auditor(), app.guest()])
      expect((await mark(client, id, true)).status).toBe(401);
    expect(await find(id)).toMatchObject({ isSoldOut: false });
    expect((await mark(diningRoom, id, true)).status).toBe(200);
  });

  it('returns 404 for an unknown id, and 400 without isSoldOut', async () => {
    const { id } = await add();
    const unknown = await mark(owner, '00000000-0000-4000-8000-000000000000', true);
    expect(unknown.status).toBe(404);
    expect((await owner.put(`${path}/${id}/sold-out`, {})).status).toBe(400);
  });
});
