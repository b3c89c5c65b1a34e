import pg from 'pg';
import { type NodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createBookingPost } from './booking-throughput.ts';
import { generateLoad } from './load-generator.ts';
import { readProcessorTimeMs } from './processor-time.ts';
import type { Installation } from './product-processes.ts';
import type { BenchmarkRow } from './report-table.ts';
import { buildSearchRequest } from './search-throughput.ts';
import { randomTurns, sameTurnFirst } from './turn-sequences.ts';

const CONCURRENT_GUESTS = 32;
const WARM_UP_SECONDS = 3;
const MAX_BOOKING_MS = 5;
const MAX_SEARCH_MS = 0.8;

type Processes = {
  readonly web: NodeProcess;
  readonly worker: NodeProcess;
  readonly postgresPid: number;
};

const readTimes = ({ web, worker, postgresPid }: Processes) => ({
  web: readProcessorTimeMs(web.process.pid!),
  worker: readProcessorTimeMs(worker.process.pid!),
  postgres: readProcessorTimeMs(postgresPid),
});

/**
 * Measures the processor time of web, worker and PostgreSQL during `work`. Returns ms per result
 * that `work` counts.
 */
const measureCost = async (processes: Processes, work: () => Promise<number>) => {
  const before = readTimes(processes);
  const results = await work();
  const after = readTimes(processes);
  const web = (after.web - before.web) / results;
  const worker = (after.worker - before.worker) / results;
  const postgres = (after.postgres - before.postgres) / results;
  return {
    measured: web + worker + postgres,
    note: `web ${web.toFixed(2)}, worker ${worker.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}`,
  };
};

const waitForAllNotices = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await pollUntil(
      async () => {
        const { rows } = await client.query<{ open: string }>(
          'select count(*) open from outbox where done_at is null',
        );
        return rows[0]!.open === '0' || null;
      },
      { timeoutMs: 600_000, pause: 500, describe: () => 'notices stayed in the outbox' },
    );
  } finally {
    await client.end();
  }
};

type Options = {
  readonly app: Installation;
  readonly url: string;
  readonly postgresPid: number;
  readonly slotIds: readonly string[];
  readonly seconds: number;
};

/**
 * Measures the processor time of an accepted booking, including its e-mail notices, and of a
 * search.
 */
export const measureProcessingCost = async ({
  app,
  url,
  postgresPid,
  slotIds,
  seconds,
}: Options): Promise<BenchmarkRow[]> => {
  const [web, worker] = [await app.web(), await app.worker()];
  const processes = { web, worker, postgresPid };
  const origins = [web.origin];
  const sendBookings = async (turnsOf: typeof sameTurnFirst, duration: number) => {
    const ask = await createBookingPost(web.origin, turnsOf(slotIds));
    const load = await generateLoad({
      origins,
      connections: CONCURRENT_GUESTS,
      seconds: duration,
      ask,
    });
    await waitForAllNotices(url);
    const accepted = load.statuses[201] ?? 0;
    return { accepted, refused: load.answers - accepted, rate: accepted / duration };
  };
  const rows: BenchmarkRow[] = [];
  try {
    await sendBookings(randomTurns, WARM_UP_SECONDS);
    for (const [name, turnsOf] of [
      ['one hot turn', sameTurnFirst],
      ['many turns', randomTurns],
    ] as const) {
      let rate = 0;
      let refused = 0;
      const { measured, note } = await measureCost(processes, async () => {
        const booked = await sendBookings(turnsOf, seconds);
        ({ rate, refused } = booked);
        return booked.accepted;
      });
      rows.push({
        what: `processor time per booking, ${name}`,
        unit: 'ms',
        measured,
        atMost: MAX_BOOKING_MS,
        note: `${note}; ${rate.toFixed(0)} bookings/s, ${refused} refused`,
      });
    }
    const search = (duration: number) =>
      generateLoad({ origins, connections: 8, seconds: duration, ask: buildSearchRequest });
    await search(WARM_UP_SECONDS);
    let rate = 0;
    const { measured, note } = await measureCost(processes, async () => {
      const { answers, perSecond } = await search(seconds);
      rate = perSecond;
      return answers;
    });
    rows.push({
      what: 'processor time per search',
      unit: 'ms',
      measured,
      atMost: MAX_SEARCH_MS,
      note: `${note}; ${rate.toFixed(0)} searches/s`,
    });
    return rows;
  } finally {
    await Promise.all([worker.stop(), web.stop()]);
  }
};
