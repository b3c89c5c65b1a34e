import type { Clock } from '#src/kernel/clock.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { SKIPPED, type Job } from '#src/platform/schedule-job.ts';
import { advanceClockWatermark, readClock, type ClockReading } from './clock-watermark.postgres.ts';

const DAY_SECONDS = 86_400;
/**
 * Maximum jump of the system clock, forward or back. A larger jump needs confirmation by a person.
 */
const MAX_LEAP_SECONDS = 3 * DAY_SECONDS;
const LOG_INTERVAL_MS = 60 * 60_000;

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

/**
 * Wraps jobs that depend on time. While the clock is not trusted, it skips them until a person runs
 * `jobs:confirm-clock`.
 */
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
    if (trusted) await advanceClockWatermark(sql, now, reading.position);
    else report(reading);
    onCheck(trusted);
    return trusted;
  };
  return (job: Job): Job => {
    if (!job.actsOnTime) return job;
    return { ...job, run: async (signal) => ((await check()) ? job.run(signal) : SKIPPED) };
  };
};
