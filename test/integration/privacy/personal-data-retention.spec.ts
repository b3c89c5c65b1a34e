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
const eraseExpired = () => app.container.get(TOKENS.privacy).eraseExpired();
const insertPersonalData = (age: string, many = 1) =>
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
const countRows = async () =>
  (await app.container.get(TOKENS.sql)('select 1 from personal_data')).length;

describe('the retention job of personal data', () => {
  it.each([
    ['23 months', 1],
    ['23 months 27 days', 1],
    ['24 months', 0],
    ['24 months 1 day', 0],
    ['5 years', 0],
  ])('processes a row that is %s old and leaves %i', async (age, remaining) => {
    await insertPersonalData(age);
    await eraseExpired();
    expect(await countRows()).toBe(remaining);
  });

  it('erases at most 200 rows per run, and keeps younger rows', async () => {
    await insertPersonalData('30 months', 450);
    await insertPersonalData('1 month', 3);
    expect([await eraseExpired(), await eraseExpired(), await eraseExpired()]).toEqual([
      200, 200, 50,
    ]);
    expect(await countRows()).toBe(3);
    expect(await eraseExpired()).toBe(0);
  });

  it('erases all rows of 24 months, and keeps all rows younger than 24 months less two days', async () => {
    const ages = [
      '23 months 20 days',
      '23 months 28 days',
      '23 months 29 days',
      '24 months -1 day',
      '24 months',
      '24 months 1 day',
    ];
    for (const age of ages) await insertPersonalData(age, 7);
    await eraseExpired();
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

  it('continues after an interrupted run, of which the first batch remains erased', async () => {
    await insertPersonalData('30 months', 250);
    const { commands } = app.container.get(TOKENS.appServices);
    let batches = 0;
    const runInterrupted = eraseExpiredPersonalData({
      ...commands,
      inTransaction: (work) => {
        if (batches++ === 1) throw new Error('the process was killed');
        return commands.inTransaction(work);
      },
    });
    await expect(runInterrupted()).rejects.toThrow('killed');
    expect(await countRows()).toBe(150);
    expect(await eraseExpired()).toBe(150);
    expect(await countRows()).toBe(0);
  });

  it('records one subject for each erased row in the log', async () => {
    const before = await readErasedCount();
    await insertPersonalData('30 months', 150);
    await eraseExpired();
    expect((await readErasedCount()) - before).toBe(150);
  });

  it('keeps the data of guests with an open reservation or a quote for a future date', async () => {
    const sql = app.container.get(TOKENS.sql);
    await insertPersonalData('30 months', 4);
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
    expect(await eraseExpired()).toBe(2);
    await sql(`update reservations set status = 'completed'`);
    await sql('delete from event_quotes');
    expect(await eraseExpired()).toBe(2);
  });
});
