/**
 * Benchmark of the built server with its own PostgreSQL: `npm run bench [-- --sizes 1000,100000
 * --short --only reads]`. Each result is shown next to a baseline that runs none of the server's
 * code. Not part of `npm test`, because the results depend on the machine (docs/performance.md).
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#src/platform/embedded-postgres/embedded-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';
import { measureBookings } from './booking-throughput.ts';
import { measureEventLog } from './verify-and-rebuild-throughput.ts';
import { insertPastReservations } from './insert-past-reservations.ts';
import {
  measurePeakMemoryMb,
  createInstallation,
  readMemoryMb,
  type Installation,
  type WebProcess,
} from './product-processes.ts';
import { measurePublicReads, measureStaffReads } from './read-throughput.ts';
import { listMissedTargets, printLine, formatTable, type BenchmarkRow } from './report-table.ts';
import { measureProcessingCost } from './processing-cost.ts';
import { measureSearches } from './search-throughput.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: 'cost,searches,staff,reads,bookings,memory,history' },
  },
});
const SIZES = options.sizes
  .split(',')
  .map(Number)
  .sort((one, other) => one - other);
const SECONDS = options.short ? 3 : 8;
const EVENTS = options.short ? 5_000 : 20_000;
/** Waiting time in ms before memory is measured, in which V8 collects the garbage of start-up. */
const SETTLE_MS = 30_000;
const MEMORY_MB = 300;
const READY_S = 3;
const isAsked = (part: string) => options.only.split(',').includes(part);

type BenchmarkDatabase = {
  readonly size: number;
  readonly url: string;
  readonly app: Installation;
  readonly web: WebProcess;
  readonly origin: string;
};

const printDuration = async <Result>(
  words: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const began = performance.now();
  const result = await work();
  printLine(`${words}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return result;
};

const openBenchmarkDatabase = async (
  postgres: EmbeddedPostgres,
  size: number,
  folder: string,
): Promise<BenchmarkDatabase> => {
  const name = `past_${size}`;
  await postgres.createDatabase(name, 'furnished');
  const client = new pg.Client({ connectionString: postgres.url(name) });
  await client.connect();
  try {
    await printDuration(`${size} past reservations written`, () =>
      insertPastReservations(client, size),
    );
  } finally {
    await client.end();
  }
  const app = createInstallation(postgres.url(name), join(folder, name));
  await (await app.web()).stop();
  const web = await app.web();
  return { size, url: postgres.url(name), app, web, origin: web.origin };
};

const measureMemory = async (
  { app, web, url }: BenchmarkDatabase,
  slotIds: readonly string[],
): Promise<BenchmarkRow[]> => {
  const worker = await app.worker();
  const fresh = await app.web();
  try {
    await sleep(SETTLE_MS);
    const rest = [readMemoryMb(fresh), readMemoryMb(worker)];
    const busy = await measurePeakMemoryMb([fresh, worker], async () => {
      await measurePublicReads([fresh.origin], 2);
      await measureBookings({ url, origins: [fresh.origin], slotIds, seconds: 2 });
    });
    return [
      {
        what: 'memory at rest, web + worker',
        unit: 'MB',
        measured: rest[0]! + rest[1]!,
        atMost: MEMORY_MB,
        note: `web ${rest[0]!.toFixed(0)}, worker ${rest[1]!.toFixed(0)}`,
      },
      { what: 'memory under load, web + worker', unit: 'MB', measured: busy },
      {
        what: 'start to ready',
        unit: 's',
        measured: Math.min(web.readyAfterS, fresh.readyAfterS),
        atMost: READY_S,
      },
    ];
  } finally {
    await Promise.all([worker.stop(), fresh.stop()]);
  }
};

const measureAll = async (
  postgres: EmbeddedPostgres,
  folder: string,
  databases: BenchmarkDatabase[],
): Promise<BenchmarkRow[]> => {
  const rows: BenchmarkRow[] = [];
  const add = async (part: string, work: () => Promise<BenchmarkRow[]>) => {
    if (isAsked(part)) rows.push(...(await printDuration(part, work)));
  };
  await printDuration('a furnished house', async () => {
    await postgres.createDatabase('furnished');
    await createInstallation(postgres.url('furnished'), join(folder, 'furnished')).seed();
  });
  for (const size of SIZES) databases.push(await openBenchmarkDatabase(postgres, size, folder));
  const { url, web, app } = databases.at(-1)!;
  const slotIds = (
    await createHttpClient(web.origin).get<TimeSlotView[]>('/api/time-slots')
  ).body.map(({ id }) => id);
  await add('cost', () =>
    measureProcessingCost({ app, url, postgresPid: postgres.pid, slotIds, seconds: SECONDS }),
  );
  await add('searches', () => measureSearches(databases, SECONDS));
  for (const { size, origin } of databases)
    await add('staff', async () =>
      measureStaffReads(origin, await logIn(createHttpClient(origin), administrator), {
        size,
        date: venueDateInDays(2),
        seconds: SECONDS / 4,
      }),
    );
  for (const database of databases.slice(0, -1)) await database.web.stop();
  /* Measures memory before the bookings, because the worker sends thousands of mails after them. */
  await add('memory', () => measureMemory(databases.at(-1)!, slotIds));
  await add('reads', () => measurePublicReads([web.origin], SECONDS / 2));
  await add('bookings', () =>
    measureBookings({ url, origins: [web.origin], slotIds, seconds: SECONDS }),
  );
  const second = await app.web();
  await add('reads', () => measurePublicReads([web.origin, second.origin], SECONDS / 2));
  await add('bookings', () =>
    measureBookings({ url, origins: [web.origin, second.origin], slotIds, seconds: SECONDS }),
  );
  await second.stop();
  await postgres.createDatabase('log', 'furnished');
  await add('history', () =>
    measureEventLog({ DATABASE_URL: postgres.url('log'), DATA_DIR: join(folder, 'log') }, EVENTS),
  );
  return rows;
};

const folder = mkdtempSync(join(tmpdir(), 'melagrana-bench-'));
/*
 * When root runs the benchmark, PostgreSQL runs as another user, who must be able to enter the
 * folder.
 */
chmodSync(folder, 0o711);
printLine(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}; driver, product, ceilings and PostgreSQL (fsync on) share the processors`,
);
const postgres = await startEmbeddedPostgres({ dir: join(folder, 'pg'), throwaway: false });
const databases: BenchmarkDatabase[] = [];
try {
  const rows = await printDuration('all', () => measureAll(postgres, folder, databases));
  printLine(`\n${formatTable(rows)}\n`);
  for (const { what } of listMissedTargets(rows)) printLine(`target missed: ${what}`);
  process.exitCode = listMissedTargets(rows).length > 0 ? 1 : 0;
} finally {
  for (const { web } of databases) if (web.process.exitCode === null) await web.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
