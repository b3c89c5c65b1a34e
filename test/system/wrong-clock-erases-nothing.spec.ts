import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

const AHEAD_MS = 740 * 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'melagrana-clock-'));
const preload = pathToFileURL(resolve('test/support/fakes/shifted-clock-preload.mjs')).href;
const metrics = { listen: '' };

let database: TestDatabase;
let server: BuiltServer;
beforeAll(async () => {
  writeFileSync(join(folder, 'ahead'), String(AHEAD_MS));
  database = await createTestDatabase();
  const first = await startBuiltServer({ database });
  await first.stop('SIGTERM');
  await database.query(
    `insert into personal_data (subject_id, data, salt) select gen_random_uuid(), '{"name":"Prova"}', '\\x00' from generate_series(1, 194)`,
  );
  metrics.listen = `127.0.0.1:${await findFreePort()}`;
  server = await startBuiltServer({
    database,
    env: {
      METRICS_LISTEN: metrics.listen,
      NODE_OPTIONS: `--import ${preload}`,
      TEST_CLOCK: join(folder, 'ahead'),
    },
  });
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await database.drop();
  rmSync(folder, { recursive: true });
});

const fetchMetrics = async () => (await fetch(`http://${metrics.listen}/metrics`)).text();

it('erases none of 194 guests and logs the jump when the clock is 740 days ahead at start', async () => {
  const waitUntilJobIsSkipped = (job: string) =>
    pollUntil(
      async () =>
        (await fetchMetrics()).includes(
          `melagrana_job_runs_total{job_name="${job}",outcome="skipped"}`,
        ) || null,
    );
  for (const job of [
    'retention',
    'close_service_days',
    'ended_sessions',
    'expired_idempotency_keys',
    'ended_counters',
    'ended_sign_in_counters',
  ])
    await waitUntilJobIsSkipped(job);
  const [{ guests } = { guests: 0 }] = await database.query<{ guests: number }>(
    'select count(*)::int guests from personal_data',
  );
  expect(guests).toBe(194);
  expect(await database.query(`select 1 from event where type = 'PersonalDataErased'`)).toEqual([]);
  expect(await fetchMetrics()).toMatch(/^melagrana_clock_trusted 0$/m);
  expect(server.output()).toContain('clock-guard: clock jumped by more than three days');
});
