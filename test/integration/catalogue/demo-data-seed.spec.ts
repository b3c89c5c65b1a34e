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

const everything = async () => ({
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

const WHOLE = {
  timeSlots: demoTimeSlots.length,
  tables: demoTables.length,
  dishes: demoDishes.length,
  drinks: demoDrinks.length,
};
const NOTHING = { timeSlots: 0, tables: 0, dishes: 0, drinks: 0 };

describe('The seed', () => {
  it('fills an empty database and says how much it added', async () => {
    expect(await seed()).toEqual(WHOLE);
  });

  it('changes nothing when it runs again', async () => {
    await seed();
    const before = await everything();
    expect(await seed()).toEqual(NOTHING);
    expect(await everything()).toEqual(before);
  });

  it('adds every row once when ten processes run it at the same time', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, seed));
    const sum = (what: keyof typeof NOTHING) => added.reduce((total, one) => total + one[what], 0);
    expect({
      timeSlots: sum('timeSlots'),
      tables: sum('tables'),
      dishes: sum('dishes'),
      drinks: sum('drinks'),
    }).toEqual(WHOLE);
    const { dishes, drinks, tables, timeSlots } = await everything();
    expect({
      dishes: dishes.length,
      drinks: drinks.length,
      tables: tables.length,
      timeSlots: timeSlots.length,
    }).toEqual(WHOLE);
  });

  it('leaves alone what staff changed', async () => {
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
    const before = await everything();
    expect(await seed()).toEqual(NOTHING);
    expect(await everything()).toEqual(before);
  });

  it('deletes nothing that staff added', async () => {
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

  it('puts back what is missing and nothing else', async () => {
    await seed();
    await database.query(`delete from menu_items where name = 'Cubbaita'`);
    expect(await seed()).toEqual({ ...NOTHING, dishes: 1 });
  });
});
