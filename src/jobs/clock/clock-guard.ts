import type { Clock } from '#src/kernel/clock.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { SKIPPED, type Job } from '#src/platform/schedule-job.ts';

const DAY_SECONDS = 86_400;
/** A larger clock jump, in either direction, needs confirmation. */
const MAX_LEAP_SECONDS = 3 * DAY_SECONDS;
const LOG_INTERVAL_MS = 60 * 60_000;

/** Checking every step, not just the last event, finds jumps before the newest events. */
const WIDEST_STEP = `
  with seen as (
    select at, position from clock_watermark
    union all select at, pos from event
      where pos > coalesce((select position from clock_watermark), (select max(pos) - 1 from event))
    union all select ?::timestamptz, 9223372036854775807
  ), steps as (select at - lag(at) over (order by position) step from seen)
  select extract(epoch from ?::timestamptz - clock_timestamp())::float "databaseSeconds",
    coalesce(max(abs(extract(epoch from step))), 0)::float "stepSeconds", (select pos::float from log_head) "position"
  from steps`;

const ADVANCE_WATERMARK = `
  insert into clock_watermark (at, position) values (?, ?)
  on conflict (id) do update set at = excluded.at, position = excluded.position
    where clock_watermark.position <= excluded.position and clock_watermark.at < excluded.at - interval '1 minute'`;

export type ClockReading = {
  readonly databaseDays: number;
  readonly stepDays: number;
  readonly position: number;
};

export const readClock = async (sql: Sql, now: Date): Promise<ClockReading> => {
  const at = now.toISOString();
  type Row = { databaseSeconds: number; stepSeconds: number; position: number };
  const [row] = await sql<Row>(WIDEST_STEP, [at, at]);
  const { databaseSeconds, stepSeconds, position } = row!;
  return {
    databaseDays: Math.abs(databaseSeconds) / DAY_SECONDS,
    stepDays: stepSeconds / DAY_SECONDS,
    position,
  };
};

export const agreesWithDatabase = ({ databaseDays }: ClockReading): boolean =>
  databaseDays * DAY_SECONDS <= MAX_LEAP_SECONDS;

const isTrusted = (reading: ClockReading) =>
  agreesWithDatabase(reading) && reading.stepDays * DAY_SECONDS <= MAX_LEAP_SECONDS;

type Deps = {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly onCheck: (trusted: boolean) => void;
};

/** Skips time-based jobs while the clock is not trusted. `jobs:confirm-clock` ends that. */
export const createClockGuard = ({ sql, clock, log, onCheck }: Deps) => {
  let loggedAt = -Infinity;
  const report = (reading: ClockReading) => {
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log.error(
      reading,
      'clock-guard: clock jumped by more than three days; time-based jobs are skipped until npm run jobs:confirm-clock',
    );
  };
  const check = async (): Promise<boolean> => {
    const now = clock.now();
    const reading = await readClock(sql, now);
    const trusted = isTrusted(reading);
    if (trusted) await sql(ADVANCE_WATERMARK, [now.toISOString(), reading.position]);
    else report(reading);
    onCheck(trusted);
    return trusted;
  };
  return (job: Job): Job => {
    if (!job.actsOnTime) return job;
    return { ...job, run: async (signal) => ((await check()) ? job.run(signal) : SKIPPED) };
  };
};
