import { TOKENS } from '#src/composition/tokens.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type {
  ChangedPrices,
  PriceChange,
} from '#src/contracts/catalogue/menu-evening-operations.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { logInAs } from '#test/support/fixtures/staff-members.ts';

type Refusal = { code: string; message: string; fields: Record<string, string> };

let app: RunningApp;
let staff: HttpClient;
let sql: Sql;
let dishes: DishView[];
let drinks: DrinkView[];

beforeAll(async () => {
  app = await startApp();
  staff = await app.staff();
  sql = app.container.get(TOKENS.sql);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await clearBusinessData(sql);
  await sql('delete from menu_items');
  await sql('delete from drinks');
  await Promise.all(
    Array.from({ length: 6 }, (_, at) => [
      staff.post('/api/menu-items', {
        name: `Piatto ${at}`,
        description: 'Di prova',
        price: `€ ${at},00`,
        category: 'Antipasti',
      }),
      staff.post('/api/drinks', {
        name: `Bibita ${at}`,
        price: `€ ${at},00`,
        category: 'BEVANDE',
        subcategory: 'COCKTAIL',
      }),
    ]).flat(),
  );
  dishes = (await app.guest().get<DishView[]>('/api/menu-items')).body;
  drinks = (await app.guest().get<DrinkView[]>('/api/drinks')).body;
});

const save = (changes: readonly PriceChange[], client = staff) =>
  client.put<ChangedPrices & Refusal>('/api/menu-prices', { changes });
const raise = (kind: PriceChange['kind'], { id, price }: DishView | DrinkView): PriceChange => ({
  kind,
  id,
  price: price.replace(',00', ',50'),
  seenPrice: price,
});
const raiseAll = () => [
  ...dishes.map((dish) => raise('dish', dish)),
  ...drinks.map((drink) => raise('drink', drink)),
];
const listPrices = async () =>
  (
    await Promise.all([
      app.guest().get<DishView[]>('/api/menu-items'),
      app.guest().get<DrinkView[]>('/api/drinks'),
    ])
  ).flatMap(({ body }) => body.map(({ price }) => price));
const listChanges = () =>
  sql<{ type: string }>(`select type from event where type in ('DishChanged', 'DrinkChanged')`);

describe('PUT /api/menu-prices', () => {
  it('saves twelve prices of one request with one event for each', async () => {
    const { status, body } = await save(raiseAll());
    expect(status).toBe(200);
    expect([...body.dishes, ...body.drinks]).toHaveLength(12);
    expect(await listPrices()).toEqual(
      [...dishes, ...drinks].map(({ price }) => price.replace(',00', ',50')),
    );
    expect(await listChanges()).toHaveLength(12);
  });

  it('returns 409 with the current price of the row that a colleague changed, and saves none', async () => {
    const changes = raiseAll();
    await staff.put(`/api/menu-items/${dishes[2]!.id}`, { price: '€ 77,00' });
    const before = await listPrices();
    const { status, body } = await save(changes);
    expect([status, body.code]).toEqual([409, 'prices_changed']);
    expect(body.fields).toEqual({
      'changes.2.price': `Nel frattempo ${administrator.username} lo ha cambiato in «€ 77,00».`,
    });
    expect(await listPrices()).toEqual(before);
    expect(await listChanges()).toHaveLength(1);
    const again = changes.map((one, at) => (at === 2 ? { ...one, seenPrice: '€ 77,00' } : one));
    expect((await save(again)).status).toBe(200);
  });

  it('saves a price after a colleague changed another field of the dish', async () => {
    await staff.put(`/api/menu-items/${dishes[0]!.id}`, { description: 'Nuova' });
    const change = raise('dish', dishes[0]!);
    expect((await save([change])).status).toBe(200);
    const [dish] = (await app.guest().get<DishView[]>('/api/menu-items')).body;
    expect(dish).toMatchObject({ description: 'Nuova', price: change.price });
  });

  it('returns 400 with the row of each invalid price, and saves none', async () => {
    const changes = raiseAll().map((one, at) =>
      at === 1 || at === 8 ? { ...one, price: at === 1 ? '  ' : 'x'.repeat(41) } : one,
    );
    const before = await listPrices();
    const { status, body } = await save(changes);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['changes.1.price', 'changes.8.price']);
    expect(await listPrices()).toEqual(before);
  });

  it('returns 409 for a dish that was removed', async () => {
    await staff.delete(`/api/menu-items/${dishes[0]!.id}`);
    const { status, body } = await save([raise('dish', dishes[0]!), raise('dish', dishes[1]!)]);
    expect([status, Object.keys(body.fields)]).toEqual([409, ['changes.0.price']]);
  });

  it('accepts one of two concurrent requests, and saves nothing of the other', async () => {
    const [mine, other] = [raiseAll(), raiseAll().map((one) => ({ ...one, price: '€ 1,99' }))];
    const statuses = (await Promise.all([save(mine), save(other.toReversed())])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(new Set((await listPrices()).map((price) => price === '€ 1,99')).size).toBe(1);
  });

  it('appends no second event when the same request is repeated', async () => {
    await save(raiseAll());
    expect((await save(raiseAll())).body).toEqual({ dishes: [], drinks: [] });
    expect(await listChanges()).toHaveLength(12);
  });

  it('returns 400 for a duplicate item, and 401 to every caller but the owner', async () => {
    const change = raise('dish', dishes[0]!);
    expect((await save([change, change])).status).toBe(400);
    for (const role of ['dining-room', 'cashier', 'kitchen'] as const)
      expect((await save([change], await logInAs(app, role))).status).toBe(401);
    expect((await save([change], app.guest())).status).toBe(401);
  });
});
