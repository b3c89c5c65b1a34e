import { getEventListeners } from 'node:events';
import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { SKIPPED, scheduleJob, type Job, type ScheduledJob } from '#src/platform/schedule-job.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { pollUntil } from '#test/support/services/child-process.ts';

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
const reached = (runs: readonly string[], count: number) =>
  pollUntil(async () => (runs.length >= count ? true : null));

it('runs again after each run ended, also after a failure, which it logs under the name of the job', async () => {
  let run = 0;
  const { runs, log } = schedule('retention', async () => {
    run += 1;
    if (run === 1) throw new Error('out of order');
  });
  await reached(runs, 3);
  expect(runs.slice(0, 3)).toEqual(['failure', 'success', 'success']);
  expect(log.entries).toEqual([
    {
      level: 'error',
      facts: { job: 'retention', error: expect.any(Error) },
      words: 'job: run failed',
    },
  ]);
});

it('starves no other job when one hangs for ever or always fails', async () => {
  const hanging = schedule('hanging', () => new Promise(() => undefined), { timeLimitMs: 20 });
  const failing = schedule('failing', () => Promise.reject(new Error('no')));
  const healthy = schedule('healthy', async () => undefined);
  await reached(hanging.runs, 2);
  await reached(failing.runs, 3);
  await reached(healthy.runs, 10);
  expect(new Set(healthy.runs)).toEqual(new Set(['success']));
  expect(new Set(hanging.runs)).toEqual(new Set(['timeout']));
});

it('aborts the signal of a run at its time limit, and never starts a second run beside it', async () => {
  let [active, most] = [0, 0];
  const { runs } = schedule(
    'slow',
    async (signal) => {
      active += 1;
      most = Math.max(most, active);
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
  expect(most).toBe(1);
  expect(runs).toContain('timeout');
});

it('counts a run that did nothing because a precondition was not met as skipped', async () => {
  const { runs } = schedule('guarded', async () => SKIPPED);
  await reached(runs, 2);
  expect(new Set(runs)).toEqual(new Set(['skipped']));
});

it('ends a run through its signal when it is stopped, and starts no other', async () => {
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

it('leaves no listener behind after a run', async () => {
  const added = jest.spyOn(AbortSignal.prototype, 'addEventListener');
  const { runs } = schedule('frequent', async () => undefined);
  await reached(runs, 20);
  const [stopping] = added.mock.contexts as AbortSignal[];
  added.mockRestore();
  // The next run may have begun.
  expect(getEventListeners(stopping!, 'abort').length).toBeLessThanOrEqual(1);
});
