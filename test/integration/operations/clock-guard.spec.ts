import { TOKENS } from '#src/composition/tokens.ts';
import { createClockGuard } from '#src/platform/clock-guard/clock-guard.ts';
import { runConfirmClock } from '#src/cli/confirm-clock.ts';
import { createClock } from '#src/platform/clock.ts';
import { SKIPPED, type Job } from '#src/platform/schedule-job.ts';
import { venue } from '#src/venue.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const DAY_MS = 86_400_000;
let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
  app.clock.set(new Date().toISOString());
});
afterEach(() => app.stop());

const sql = <Row>(query: string, values: unknown[] = []) =>
  app.container.get(TOKENS.sql)<Row>(query, values);
const createClockAhead = (days: number) =>
  createClock(venue.timeZone, () => new Date(Date.now() + days * DAY_MS));
const runGuardedJob = async (days: number, over: Partial<Job> = {}) => {
  const [log, checks] = [createRecordingLog(), [] as boolean[]];
  const guard = createClockGuard({
    sql: app.container.get(TOKENS.sql),
    clock: createClockAhead(days),
    log,
    onCheck: (trusted) => {
      checks.push(trusted);
    },
  });
  const job = guard({
    name: 'retention',
    everyMs: 1,
    timeLimitMs: 1,
    actsOnTime: true,
    run: async () => 'done',
    ...over,
  });
  return {
    result: await job.run(AbortSignal.timeout(60_000)),
    checks,
    errors: log.entries.filter(({ level }) => level === 'error').length,
  };
};
/**
 * Moves the last recorded time `days` days back. To the guard, both the app's clock and
 * PostgreSQL's then seem to have jumped ahead.
 */
const moveWatermarkBack = (days: number) =>
  sql(`update clock_watermark set at = at - make_interval(days => ?)`, [days]);
const appendEvent = (days: number) =>
  app.container
    .get(TOKENS.appServices)
    .commands.inTransaction((tx) =>
      app.container
        .get(TOKENS.appServices)
        .commands.record(
          tx,
          `opening-${crypto.randomUUID()}`,
          { type: 'PersonalDataOpened', data: { subjects: [], purpose: 'request' } },
          { at: new Date(Date.now() + days * DAY_MS).toISOString(), actor: 'system' },
        ),
    );
const setWatermark = async (days: number) => {
  await sql(
    'insert into clock_watermark (at, position) select now() - make_interval(days => ?), pos from log_head on conflict (id) do update set at = excluded.at, position = excluded.position',
    [days],
  );
};

describe('a job that acts on time', () => {
  it('runs while the clock agrees with the database and the log', async () => {
    await setWatermark(0);
    expect(await runGuardedJob(0)).toEqual({ result: 'done', checks: [true], errors: 0 });
    expect(await runGuardedJob(2)).toMatchObject({ result: 'done' });
  });

  it.each([740, -740, 4])(
    'is skipped, with an error, when the clock is %i days away from the database',
    async (days) => {
      await setWatermark(0);
      expect(await runGuardedJob(days)).toEqual({ result: SKIPPED, checks: [false], errors: 1 });
    },
  );

  it('is skipped when the clock of the database jumped too', async () => {
    await setWatermark(740);
    expect(await runGuardedJob(0)).toEqual({ result: SKIPPED, checks: [false], errors: 1 });
  });

  it('is skipped after a clock jump in either direction that already dated an event', async () => {
    await setWatermark(0);
    await moveWatermarkBack(740);
    await appendEvent(0);
    expect(await runGuardedJob(0)).toMatchObject({ result: SKIPPED });
    await setWatermark(0);
    await appendEvent(740);
    expect(await runGuardedJob(0)).toMatchObject({ result: SKIPPED });
  });

  it('runs after eight days without a worker when events are dated within these days', async () => {
    await setWatermark(8);
    for (const days of [-6, -4, -2]) await appendEvent(days);
    expect(await runGuardedJob(0)).toMatchObject({ result: 'done' });
  });

  it('runs again after the clock was confirmed, and the event records the actor', async () => {
    await setWatermark(740);
    expect(await runGuardedJob(0)).toMatchObject({ result: SKIPPED });
    const lines: string[] = [];
    await runConfirmClock(app.application, (line) => {
      lines.push(line);
    });
    expect(lines[0]).toContain('Orologio confermato');
    expect(await runGuardedJob(0)).toMatchObject({ result: 'done', errors: 0 });
    expect(
      await sql(`select actor, data->>'leapDays' days from event where type = 'ClockConfirmed'`),
    ).toEqual([{ actor: 'console', days: '740' }]);
  });

  it('cannot be released by a confirmation while the clocks of process and database differ', async () => {
    await setWatermark(0);
    app.clock.set(new Date(Date.now() + 740 * DAY_MS).toISOString());
    await expect(runConfirmClock(app.application, () => undefined)).rejects.toThrow('740 giorni');
    expect(await sql(`select 1 from event where type = 'ClockConfirmed'`)).toEqual([]);
  });
});

it('runs a job that does not act on time even when the clock is wrong', async () => {
  await setWatermark(0);
  expect(await runGuardedJob(740, { actsOnTime: false })).toEqual({
    result: 'done',
    checks: [],
    errors: 0,
  });
});
