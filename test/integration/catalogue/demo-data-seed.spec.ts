import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { seedCatalogue } from '#src/contexts/catalogue/seed-catalogue.postgres.ts';
import { demoTables } from '#src/contexts/booking/floor/seed/demo-tables.ts';
import { demoTimeSlots } from '#src/contexts/booking/floor/seed/demo-time-slots.ts';
import { seedFloor } from '#src/contexts/booking/floor/seed/seed-floor.postgres.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.query('truncate menu_items, drinks, tables, time_slots, daily_settings'));

const readAllRows = async () => ({
  dishes: await database.query('select * from menu_items order by id'),
  drinks: await database.query('select * from drinks order by id'),
  tables: await database.query('select * from tables order by id'),
  timeSlots: await database.query('select * from time_slots order by id'),
});

const seed = () =>
  createTransactionRunner(database.pool)(async (tx) => ({
    ...(await seedFloor(tx)),
    ...(await seedCatalogue(tx)),
  }));

const ALL_ROW_COUNTS = {
  timeSlots: demoTimeSlots.length,
  tables: demoTables.length,
  dishes: demoDishes.length,
  drinks: demoDrinks.length,
};
const ZERO_ROW_COUNTS = { timeSlots: 0, tables: 0, dishes: 0, drinks: 0 };

describe('the demo data seed', () => {
  it('fills an empty database and returns the numbers of added rows', async () => {
    expect(await seed()).toEqual(ALL_ROW_COUNTS);
  });

  it('changes nothing when it runs again', async () => {
    await seed();
    const before = await readAllRows();
    expect(await seed()).toEqual(ZERO_ROW_COUNTS);
    expect(await readAllRows()).toEqual(before);
  });

  it('adds every row once in ten concurrent runs', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, seed));
    const sumAdded = (table: keyof typeof ZERO_ROW_COUNTS) =>
      added.reduce((total, one) => total + one[table], 0);
    expect({
      timeSlots: sumAdded('timeSlots'),
      tables: sumAdded('tables'),
      dishes: sumAdded('dishes'),
      drinks: sumAdded('drinks'),
    }).toEqual(ALL_ROW_COUNTS);
    const { dishes, drinks, tables, timeSlots } = await readAllRows();
    expect({
      dishes: dishes.length,
      drinks: drinks.length,
      tables: tables.length,
      timeSlots: timeSlots.length,
    }).toEqual(ALL_ROW_COUNTS);
  });

  it('keeps rows as staff changed them', async () => {
    await seed();
    await database.query(
      `update menu_items set price = '€ 99,00', description = 'Come vuole lo chef', is_new = true where name = 'Pasta alla Norma'`,
    );
    await database.query(
      `update drinks set is_available = false, price = '€ 1,00' where name = 'Chinotto'`,
    );
    await database.query(`update tables set capacity = 3, is_active = false where name = 'Sala 1'`);
    await database.query(
      `update time_slots set start_time = '12:15', is_active = false where turn_key = 'pranzo_primo'`,
    );
    const before = await readAllRows();
    expect(await seed()).toEqual(ZERO_ROW_COUNTS);
    expect(await readAllRows()).toEqual(before);
  });

  it('keeps rows that staff added', async () => {
    const sql = createPooledSql(database.pool);
    await sql(
      `insert into menu_items (name, description, price, category) values ('Del giorno', 'Chiedete', 's.q.', 'Antipasti')`,
    );
    await sql(`insert into time_slots (start_time, end_time) values ('16:00', '17:00')`);
    await seed();
    expect(await database.query(`select price from menu_items where name = 'Del giorno'`)).toEqual([
      { price: 's.q.' },
    ]);
    expect(await database.query('select 1 from time_slots')).toHaveLength(demoTimeSlots.length + 1);
  });

  it('adds only missing rows', async () => {
    await seed();
    await database.query(`delete from menu_items where name = 'Cubbaita'`);
    expect(await seed()).toEqual({ ...ZERO_ROW_COUNTS, dishes: 1 });
  });
});
