import { rolesByAudience } from '#src/contracts/common/access-rights.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogueController } from '#src/contexts/catalogue/catalogue.controller.ts';
import { DishEntity } from '#src/contexts/catalogue/dish.entity.ts';
import { DrinkEntity } from '#src/contexts/catalogue/drink.entity.ts';
import { createMenuRepository } from '#src/contexts/catalogue/menu-repository.orm.ts';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { seedCatalogue } from '#src/contexts/catalogue/seed-catalogue.postgres.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { createApp } from '#src/platform/http/pipeline/app.ts';
import { assertMatchesContract } from '#test/support/assertions/api-contract.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { createHttpClient, type HttpClient } from '#test/support/drivers/http-client.ts';

let database: TestDatabase;
let server: Server;
let visitor: HttpClient;

beforeAll(async () => {
  database = await createTestDatabase({ entities: [DishEntity, DrinkEntity] });
  const routes = catalogueController({
    menu: createMenuRepository(database.orm, () => '2027-03-10'),
    seed: () => Promise.reject(new Error('not of this test')),
  });
  const app = createApp({ routes, rolesByAudience, outer: [], inner: () => [], trustedProxies: 0 });
  await new Promise<void>((ready) => {
    server = app.listen(0, '127.0.0.1', ready);
  });
  visitor = createHttpClient(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    assertMatchesContract,
  );
});

afterAll(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await database.drop();
});

beforeEach(() => database.query('truncate menu_items, drinks'));

describe('GET /api/menu-items', () => {
  it('returns an empty list when the menu is empty', async () => {
    expect((await visitor.get('/api/menu-items')).body).toEqual([]);
  });

  it('returns every dish of the demo data with all its fields in the order of the demo data', async () => {
    await seedCatalogue(createPooledSql(database.pool));
    const { status, body } = await visitor.get<DishView[]>('/api/menu-items');
    expect(status).toBe(200);
    expect(
      body.map(
        ({ id: _id, isSoldOut: _soldOut, createdAt: _created, updatedAt: _updated, ...dish }) =>
          dish,
      ),
    ).toEqual(demoDishes);
  });

  it('returns default values for a dish without optional fields', async () => {
    await database.query(
      `insert into menu_items (name, description, price, category) values ('Pane', 'Del giorno', '2 euro', 'Antipasti')`,
    );
    const { body } = await visitor.get<DishView[]>('/api/menu-items');
    expect(body).toEqual([
      expect.objectContaining({
        name: 'Pane',
        price: '2 euro',
        imageUrl: null,
        isNew: false,
        isPopular: false,
        isHomemade: false,
        isFrozen: false,
        allergens: [],
        diets: [],
      }),
    ]);
  });
});

describe('GET /api/drinks', () => {
  it('returns every drink of the demo data with all its fields', async () => {
    await seedCatalogue(createPooledSql(database.pool));
    const { status, body } = await visitor.get<DrinkView[]>('/api/drinks');
    expect(status).toBe(200);
    const returned = body.map(
      ({ id: _id, isSoldOut: _soldOut, createdAt: _created, updatedAt: _updated, ...drink }) =>
        drink,
    );
    expect(returned).toHaveLength(demoDrinks.length);
    for (const drink of demoDrinks) expect(returned).toContainEqual(drink);
  });

  it('sorts by sort order, then by name in Italian order; a missing order counts as 0', async () => {
    const add = (name: string, order: string) =>
      database.query(
        `insert into drinks (name, price, category, sort_order) values ($1, '€ 1,00', 'BEVANDE', ${order})`,
        [name],
      );
    await add('zagara', 'default');
    await add('Tè', '5');
    await add('Èrbe', 'default');
    await add('Acqua', '5');
    await add('Fresco', 'default');
    const { body } = await visitor.get<DrinkView[]>('/api/drinks');
    expect(body.map(({ name }) => name)).toEqual(['Èrbe', 'Fresco', 'zagara', 'Acqua', 'Tè']);
  });

  it('treats a drink as available by default', async () => {
    await database.query(
      `insert into drinks (name, price, category) values ('Chinotto', '€ 3,00', 'BEVANDE')`,
    );
    const { body } = await visitor.get<DrinkView[]>('/api/drinks');
    expect(body).toEqual([
      expect.objectContaining({
        isAvailable: true,
        sortOrder: 0,
        description: null,
        subcategory: null,
        varieties: [],
        ingredients: [],
        grapeVarieties: [],
        allergens: [],
      }),
    ]);
  });
});

describe('the constraints of the database', () => {
  const dish = (columns: string, values: string) =>
    database.query(
      `insert into menu_items (name, description, price, category, ${columns}) values ('Prova', 'Prova', '€ 1,00', 'Dessert', ${values})`,
    );

  it.each([
    ['an allergen outside the regulation', 'allergens', `array['pollen']`],
    ['an unknown diet', 'diets', `array['paleo']`],
    ['a vegan dish that is not vegetarian', 'diets', `array['vegan']`],
  ])('reject %s', async (_, column, value) => {
    await expect(dish(column, value)).rejects.toMatchObject({ code: '23514' });
  });

  it('reject the same dish twice in a category, regardless of letter case', async () => {
    await dish('is_new', 'true');
    await expect(
      database.query(
        `insert into menu_items (name, description, price, category) values ('PROVA', '', '€ 2,00', 'dessert')`,
      ),
    ).rejects.toMatchObject({ code: '23505' });
  });
});
