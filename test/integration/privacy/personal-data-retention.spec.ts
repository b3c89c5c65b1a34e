import { eraseExpiredPersonalData } from '#src/contexts/privacy/personal-data-retention.postgres.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  app.clock.set(NOW.toISOString());
});
afterAll(() => app.stop());
beforeEach(() => app.container.get(TOKENS.sql)('delete from personal_data'));

const NOW = new Date('2027-03-31T02:00:00Z');
const forget = () => app.container.get(TOKENS.privacy).eraseExpired();
const keep = (age: string, many = 1) =>
  app.container.get(TOKENS.sql)(
    `insert into personal_data (subject_id, data, salt, created_at)
   select gen_random_uuid(), '{"name":"Prova"}', '\\\\x00', ?::timestamptz - ?::interval from generate_series(1, ?)`,
    [NOW.toISOString(), age, many],
  );
const readErasedCount = async () =>
  Number(
    (
      await app.container.get(TOKENS.sql)<{ many: string }>(
        `select coalesce(sum(jsonb_array_length(data->'subjects')), 0) many from event where type = 'PersonalDataErased' and data->>'reason' = 'retention'`,
      )
    )[0]!.many,
  );
const left = async () =>
  (await app.container.get(TOKENS.sql)('select 1 from personal_data')).length;

describe('personal data is kept at most 24 months', () => {
  it.each([
    ['23 months', 1],
    ['23 months 27 days', 1],
    ['24 months', 0],
    ['24 months 1 day', 0],
    ['5 years', 0],
  ])('%s old: %i remains', async (age, remaining) => {
    await keep(age);
    await forget();
    expect(await left()).toBe(remaining);
  });

  it('in batches, at most 200 per run, and nothing younger goes with them', async () => {
    await keep('30 months', 450);
    await keep('1 month', 3);
    expect([await forget(), await forget(), await forget()]).toEqual([200, 200, 50]);
    expect(await left()).toBe(3);
    expect(await forget()).toBe(0);
  });

  it('in every age from 23 months 29 days to 24 months 1 day, none that is 24 months old remains, and none younger than 24 months less two days is lost', async () => {
    const ages = [
      '23 months 20 days',
      '23 months 28 days',
      '23 months 29 days',
      '24 months -1 day',
      '24 months',
      '24 months 1 day',
    ];
    for (const age of ages) await keep(age, 7);
    await forget();
    const young = await app.container.get(TOKENS.sql)(
      `select 1 from personal_data where created_at > ?::timestamptz - interval '24 months' + interval '2 days'`,
      [NOW.toISOString()],
    );
    const old = await app.container.get(TOKENS.sql)(
      `select 1 from personal_data where created_at <= ?::timestamptz - interval '24 months'`,
      [NOW.toISOString()],
    );
    expect([young.length, old.length]).toEqual([7, 0]);
  });

  it('goes on where a run was broken off half-way: what one batch deleted stays deleted, and the log tells of exactly those', async () => {
    await keep('30 months', 250);
    const { commands } = app.container.get(TOKENS.appServices);
    let batches = 0;
    const broken = eraseExpiredPersonalData({
      ...commands,
      inTransaction: (work) => {
        if (batches++ === 1) throw new Error('the process was killed');
        return commands.inTransaction(work);
      },
    });
    await expect(broken()).rejects.toThrow('killed');
    expect(await left()).toBe(150);
    expect(await forget()).toBe(150);
    expect(await left()).toBe(0);
  });

  it('and the log tells how many were forgotten, by ids that lead nowhere', async () => {
    const before = await readErasedCount();
    await keep('30 months', 150);
    await forget();
    expect((await readErasedCount()) - before).toBe(150);
  });

  it('but not before the last service day that a guest reserved or asked a quote for is over', async () => {
    const sql = app.container.get(TOKENS.sql);
    await keep('30 months', 4);
    const [open, cancelled, quote] = (
      await sql<{ id: string }>('select subject_id::text id from personal_data')
    ).map(({ id }) => id);
    const reserve = (subject: string, status: string) =>
      sql(
        `insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, number_of_people, status, version, created_at, updated_at)
       values (gen_random_uuid(), ?, '2027-05-01', gen_random_uuid(), '19:00', '20:50', 2, ?, 1, now(), now())`,
        [subject, status],
      );
    await reserve(open!, 'confirmed');
    await reserve(cancelled!, 'cancelled');
    await sql(
      `insert into event_quotes (id, subject_id, event_date, meal_type, number_of_people, version, created_at, updated_at)
       values (gen_random_uuid(), ?, '2027-06-01', 'cena', 20, 1, now(), now())`,
      [quote!],
    );
    expect(await forget()).toBe(2);
    await sql(`update reservations set status = 'completed'`);
    await sql('delete from event_quotes');
    expect(await forget()).toBe(2);
  });
});
