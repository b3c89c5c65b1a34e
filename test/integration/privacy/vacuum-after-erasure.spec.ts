import pg from 'pg';
import { TOKENS } from '#src/composition/tokens.ts';
import { prepareAppRole } from '#src/platform/database/app-role.ts';
import { vacuumPersonalData } from '#src/personal-data/vacuum-personal-data.postgres.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const CANARY = 'Vvcanarina';
const PHONE = '3498115522';

let app: RunningApp;
let pool: pg.Pool;
beforeEach(async () => {
  app = await startApp();
  pool = new pg.Pool({
    connectionString: (await prepareAppRole(app.database.url, 'una-chiave-di-prova'))!,
    max: 2,
  });
  pool.on('error', () => undefined);
  for (const [name, phone] of [
    [CANARY, PHONE],
    ['Rimasta', '3330001122'],
  ])
    await sql(
      `insert into personal_data (subject_id, data, salt) values (gen_random_uuid(), jsonb_build_object('name', ?::text, 'phone', ?::text), '\\\\x00')`,
      [name!, phone!],
    );
  await sql('analyze personal_data');
});
afterEach(async () => {
  await pool.end();
  await app.stop();
});

const sql = <Row>(query: string, values: unknown[] = []) =>
  app.container.get(TOKENS.sql)<Row>(query, values);
const findOnDisk = async (...words: string[]): Promise<string[]> => {
  await sql('checkpoint');
  const files = await sql<{ bytes: Buffer }>(
    `select pg_read_binary_file(pg_relation_filepath(c.oid)) "bytes" from pg_class c
     where c.oid = 'personal_data'::regclass or c.oid in (select indexrelid from pg_index where indrelid = 'personal_data'::regclass)`,
  );
  return words.filter((word) => files.some(({ bytes }) => bytes.includes(word)));
};
/**
 * Repeats the vacuum, because another transaction may still see the erased row. PostgreSQL keeps
 * such a row on disk.
 */
const vacuum = () =>
  pollUntil(async () => {
    const result = await vacuumPersonalData(pool);
    return result === 'still visible' ? null : result;
  });
const erasePerson = async () => {
  const [row] = await sql<{ id: string }>(
    `select subject_id::text id from personal_data where data->>'name' = ?`,
    [CANARY],
  );
  const {
    commands: { inTransaction, record },
  } = app.container.get(TOKENS.appServices);
  await inTransaction(async (tx) => {
    await tx('delete from personal_data where subject_id = ?', [row!.id]);
    await record(
      tx,
      `erasure-${row!.id}`,
      { type: 'PersonalDataErased', data: { subjects: [row!.id], reason: 'request' } },
      { at: new Date().toISOString(), actor: 'system' },
    );
  });
};

it('removes an erased name and phone from all files of the vault, as the application role', async () => {
  expect(await findOnDisk(CANARY, PHONE, 'Rimasta')).toEqual([CANARY, PHONE, 'Rimasta']);
  await erasePerson();
  expect(await findOnDisk(CANARY)).toEqual([CANARY]);
  expect(await vacuum()).toBe('done');
  expect(await findOnDisk(CANARY, PHONE, 'Rimasta')).toEqual(['Rimasta']);
  expect(
    await sql(
      `select 1 from pg_stats where tablename = 'personal_data' and (most_common_vals::text like '%${CANARY}%' or histogram_bounds::text like '%${CANARY}%')`,
    ),
  ).toEqual([]);
});

it('does nothing without a new erasure', async () => {
  expect(await vacuumPersonalData(pool)).toBe('nothing to do');
  await erasePerson();
  expect([await vacuum(), await vacuumPersonalData(pool)]).toEqual(['done', 'nothing to do']);
});

it('waits for a transaction that can still see the erased row, and removes it afterwards', async () => {
  const reader = await pool.connect();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select 1');
  await erasePerson();
  expect(await vacuumPersonalData(pool)).toBe('still visible');
  await reader.query('commit');
  reader.release();
  expect(await vacuum()).toBe('done');
  expect(await findOnDisk(CANARY)).toEqual([]);
});

it('fails with a lock timeout when the table is in use, and succeeds afterwards', async () => {
  await erasePerson();
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('select 1 from personal_data');
  await expect(vacuumPersonalData(pool)).rejects.toThrow('lock timeout');
  await reader.query('commit');
  reader.release();
  expect(await vacuum()).toBe('done');
});

it('returns "not permitted" when the role may not vacuum', async () => {
  await erasePerson();
  await sql(
    `revoke maintain on personal_data from "${new URL(app.database.url).pathname.slice(1)}_app"`,
  );
  expect(await vacuumPersonalData(pool)).toBe('not permitted');
});
