import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RecordRun } from '../schedule-job.ts';

const BUCKETS_SECONDS = [0.01, 0.1, 0.5, 1, 5, 30, 60, 300];
const LABEL = 'job_name';

export const createClockMetric = (registry: Registry): ((trusted: boolean) => void) => {
  const gauge = new Gauge({
    name: 'melagrana_clock_trusted',
    registers: [registry],
    help: '0 while the clock differs by more than three days from the database or the log, and jobs that act on time are stopped.',
  });
  gauge.set(1);
  return (trusted) => gauge.set(trusted ? 1 : 0);
};

/**
 * Creates the metrics of scheduled jobs. The last success is 0 until a job succeeds, so its alert
 * can fire.
 */
export const createJobMetrics = (registry: Registry, names: readonly string[]): RecordRun => {
  const registers = [registry];
  const runs = new Counter({
    name: 'melagrana_job_runs_total',
    help: 'Runs of scheduled jobs by outcome: success, failure, timeout or skipped.',
    labelNames: [LABEL, 'outcome'],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'melagrana_job_last_success_timestamp_seconds',
    help: 'When a scheduled job last succeeded in this process; 0 before its first success.',
    labelNames: [LABEL],
    registers,
  });
  const duration = new Histogram({
    name: 'melagrana_job_duration_seconds',
    help: 'Duration of the runs of scheduled jobs, in seconds.',
    labelNames: [LABEL],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  for (const name of names) lastSuccess.set({ [LABEL]: name }, 0);
  return (name, outcome, seconds) => {
    runs.inc({ [LABEL]: name, outcome });
    if (outcome !== 'skipped') duration.observe({ [LABEL]: name }, seconds);
    if (outcome === 'success') lastSuccess.set({ [LABEL]: name }, Date.now() / 1_000);
  };
};
