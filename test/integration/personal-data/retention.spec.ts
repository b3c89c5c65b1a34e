import { forgetOldPersonalData } from '#src/personal-data/retention.postgres.ts';
import { t } from '#src/composition-root.ts';
import { startApp, type RunningApp } from '#test/support/running-app.ts';

let house: RunningApp;
beforeAll(async () => { house = await startApp(); });
afterAll(() => house.stop());
beforeEach(() => house.container.get(t.sql)('delete from personal_data'));

const NOW = new Date('2027-03-31T02:00:00Z');
const forget = () => forgetOldPersonalData(house.container.get(t.inTransaction), () => NOW)();
const keep = (age: string, many = 1) => house.container.get(t.sql)(
  `insert into personal_data (subject_id, data, salt, created_at)
   select gen_random_uuid(), '{"name":"Prova"}', '\\\\x00', ?::timestamptz - ?::interval from generate_series(1, ?)`, [NOW.toISOString(), age, many]);
const left = async () => (await house.container.get(t.sql)('select 1 from personal_data')).length;

describe('personal data is kept at most 24 months', () => {
  it.each([
    ['23 months', 1], ['23 months 27 days', 1], ['24 months', 0], ['24 months 1 day', 0], ['5 years', 0],
  ])('%s old: %i remains', async (age, remaining) => {
    await keep(age);
    await forget();
    expect(await left()).toBe(remaining);
  });

  it('in batches, and nothing younger goes with them', async () => {
    await keep('30 months', 1_200);
    await keep('1 month', 3);
    expect(await forget()).toBe(1_200);
    expect(await left()).toBe(3);
    expect(await forget()).toBe(0);
  });
});
