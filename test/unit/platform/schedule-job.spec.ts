import { getEventListeners } from 'node:events';
import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { SKIPPED, scheduleJob, type Job, type ScheduledJob } from '#src/platform/schedule-job.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const started: ScheduledJob[] = [];
afterEach(() => Promise.all(started.splice(0).map((job) => job.stop())));

const schedule = (name: string, run: Job['run'], over: Partial<Job> = {}) => {
  const [log, runs] = [createRecordingLog(), [] as string[]];
  const job = scheduleJob(
    { name, everyMs: 1, timeLimitMs: 5_000, run, ...over },
    {
      log,
      recordRun: (_, outcome) => {
        runs.push(outcome);
      },
    },
  );
  started.push(job);
  job.start();
  return { runs, log, job };
};
const waitForRuns = (runs: readonly string[], count: number) =>
  pollUntil(async () => (runs.length >= count ? true : null));

it('runs again after each run, also after a failure, and logs the failure with the job name', async () => {
  let run = 0;
  const { runs, log } = schedule('retention', async () => {
    run += 1;
    if (run === 1) throw new Error('out of order');
  });
  await waitForRuns(runs, 3);
  expect(runs.slice(0, 3)).toEqual(['failure', 'success', 'success']);
  expect(log.entries).toEqual([
    {
      level: 'error',
      facts: { job: 'retention', error: expect.any(Error) },
      words: 'job: run failed',
    },
  ]);
});

it('does not delay other jobs when one hangs or always fails', async () => {
  const hanging = schedule('hanging', () => new Promise(() => undefined), { timeLimitMs: 20 });
  const failing = schedule('failing', () => Promise.reject(new Error('no')));
  const healthy = schedule('healthy', async () => undefined);
  await waitForRuns(hanging.runs, 2);
  await waitForRuns(failing.runs, 3);
  await waitForRuns(healthy.runs, 10);
  expect(new Set(healthy.runs)).toEqual(new Set(['success']));
  expect(new Set(hanging.runs)).toEqual(new Set(['timeout']));
});

it('aborts a run at its time limit, and never runs a job twice in parallel', async () => {
  let [active, maxActive] = [0, 0];
  const { runs } = schedule(
    'slow',
    async (signal) => {
      active += 1;
      maxActive = Math.max(maxActive, active);
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      await sleep(30);
      active -= 1;
    },
    { timeLimitMs: 10 },
  );
  await pollUntil(async () =>
    runs.filter((outcome) => outcome === 'success').length >= 2 ? true : null,
  );
  expect(maxActive).toBe(1);
  expect(runs).toContain('timeout');
});

it('records a run as skipped when its precondition is not met', async () => {
  const { runs } = schedule('guarded', async () => SKIPPED);
  await waitForRuns(runs, 2);
  expect(new Set(runs)).toEqual(new Set(['skipped']));
});

it('aborts the current run when it is stopped, and starts no other', async () => {
  let ended = false;
  const { job, runs } = schedule(
    'stopping',
    (signal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          ended = true;
          resolve();
        });
      }),
  );
  await job.stop();
  await sleep(20);
  expect([ended, runs.length]).toEqual([true, 1]);
});

it('removes its abort listener after each run', async () => {
  const added = jest.spyOn(AbortSignal.prototype, 'addEventListener');
  const { runs } = schedule('frequent', async () => undefined);
  await waitForRuns(runs, 20);
  const [stopping] = added.mock.contexts as AbortSignal[];
  added.mockRestore();
  // One listener is permitted, because the next run may have started.
  expect(getEventListeners(stopping!, 'abort').length).toBeLessThanOrEqual(1);
});
