import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#src/platform/embedded-postgres/embedded-server.ts';
import { findProcessIdsMentioning } from '#test/support/services/find-processes-mentioning.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

let folder: string;
let postgres: EmbeddedPostgres;
const start = async () => {
  postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres'), throwaway: false });
};
const count = () =>
  postgres.admin(async (client) => (await client.query('select count(*) from kept')).rows[0]);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-embedded-'));
  chmodSync(folder, 0o755);
  await start();
  await postgres.admin((client) => client.query('create table kept (id int)'));
});
afterAll(async () => {
  await postgres.stop();
  await pollUntil(() => findProcessIdsMentioning(folder).length === 0 || null);
  rmSync(folder, { recursive: true, force: true });
});

it('starts again on the same port with the same data after PostgreSQL was killed', async () => {
  process.kill(postgres.pid, 'SIGKILL');
  await pollUntil(() => count().catch(() => null), { timeoutMs: 60_000 });
  expect(await count()).toEqual({ count: '0' });
});

it('stops the server that it started again', async () => {
  await postgres.stop();
  await pollUntil(() => findProcessIdsMentioning(folder).length === 0 || null);
});

it('starts although postgresql.conf writes no log to standard error', async () => {
  appendFileSync(
    join(folder, 'postgres/postgresql.conf'),
    `log_destination = 'csvlog'\nlogging_collector = on\nlog_min_messages = panic\n`,
  );
  await start();
  expect(await count()).toEqual({ count: '0' });
});
