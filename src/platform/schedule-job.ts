import type { Log } from '#src/kernel/log.ts';

/** One piece of work that repeats. Any number of processes may run it, so `run` must tolerate a twin. */
export type Job = {
  /** Label of its metrics and log lines: lower case with underscores. */
  readonly name: string;
  /** Pause between the end of a run and the next one, in milliseconds. */
  readonly everyMs: number;
  /** A longer run counts as `timeout`, and its signal aborts. */
  readonly timeLimitMs: number;
  /** True for a job that erases or expires by the clock: it runs only while the clock is trusted. */
  readonly actsOnTime?: boolean;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
};

/** What a run returns when it did nothing because a precondition was not met. */
export const SKIPPED = Symbol('skipped');

export type JobOutcome = 'success' | 'failure' | 'timeout' | 'skipped';
export type RecordRun = (job: string, outcome: JobOutcome, seconds: number) => void;

export type ScheduledJob = { start(): void; stop(): Promise<void> };

type Deps = { readonly log: Log; readonly recordRun: RecordRun };

/** A run that ignores its signal must not block the end of the process for longer. */
const STOP_GRACE_MS = 5_000;

/** One bounded run. A run that exceeds the limit is reported at each multiple of it, and never overlaps the next. */
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
  stopping.addEventListener('abort', () => clearInterval(overdue), { once: true });
  try {
    const result = await run(AbortSignal.any([stopping, limit.signal]));
    recordRun(name, result === SKIPPED ? 'skipped' : 'success', seconds());
  } catch (error) {
    recordRun(name, 'failure', seconds());
    log.error({ job: name, error }, 'job: run failed');
  } finally {
    clearInterval(overdue);
  }
};

const graceOver = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, STOP_GRACE_MS).unref();
  });

/** Runs a job on start and then `everyMs` after each run ended, independent of every other job. */
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
      await Promise.race([running, graceOver()]);
    },
  };
};
