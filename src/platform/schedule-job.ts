import pTimeout from 'p-timeout';
import type { Log } from '#src/kernel/log.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;

/** A periodic task. Several processes may run it at the same time. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** A run that takes longer gets an abort signal and counts as `timeout`. */
  readonly timeLimitMs: number;
  /**
   * True for a job that depends on the time. It is skipped while the system clock is not trusted.
   */
  readonly actsOnTime?: boolean;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
};

/** Creates a job that deletes rows which are no longer valid, every five minutes. */
export const createCleanUpJob = (name: string, run: Job['run']): Job => ({
  name,
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run,
});

export const SKIPPED = Symbol('skipped');

export type JobOutcome = 'success' | 'failure' | 'timeout' | 'skipped';
export type RecordRun = (job: string, outcome: JobOutcome, seconds: number) => void;

export type ScheduledJob = { start(): void; stop(): Promise<void> };

type Deps = { readonly log: Log; readonly recordRun: RecordRun };

const STOP_GRACE_MS = 5_000;

/** Runs a job and waits for its end even after the time limit, so two runs never overlap. */
const runOnce = async (
  { name, timeLimitMs, run }: Job,
  { log, recordRun }: Deps,
  stopping: AbortSignal,
) => {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  const limit = new AbortController();
  const overdue = setInterval(() => {
    limit.abort();
    recordRun(name, 'timeout', seconds());
    log.error({ job: name, timeLimitMs }, 'job: still running after its time limit');
  }, timeLimitMs);
  const clearOverdue = () => clearInterval(overdue);
  stopping.addEventListener('abort', clearOverdue, { once: true });
  try {
    const result = await run(AbortSignal.any([stopping, limit.signal]));
    recordRun(name, result === SKIPPED ? 'skipped' : 'success', seconds());
  } catch (error) {
    recordRun(name, 'failure', seconds());
    log.error({ job: name, error }, 'job: run failed');
  } finally {
    clearOverdue();
    stopping.removeEventListener('abort', clearOverdue);
  }
};

/** Starts a run immediately, then another `everyMs` after the end of each run. */
export const scheduleJob = (job: Job, deps: Deps): ScheduledJob => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = runOnce(job, deps, stopping.signal).then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(begin, job.everyMs);
    });
  };
  return {
    start: begin,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await pTimeout(running, { milliseconds: STOP_GRACE_MS, fallback: () => undefined });
    },
  };
};
