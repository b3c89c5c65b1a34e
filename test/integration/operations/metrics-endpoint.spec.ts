import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { TOKENS } from '#src/composition/tokens.ts';
import { bookingCounter, exposeMetrics } from '#src/processes/expose-metrics.ts';
import { findFreePort } from '#test/support/services/free-port.ts';
import { createClockMetric, createJobMetrics } from '#src/platform/metrics/job-metrics.ts';
import { createMetricsRegistry } from '#src/platform/metrics/metrics-registry.ts';
import { createRequestMetrics } from '#src/platform/metrics/request-metrics.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { BOOKING_DATE } from '#test/support/fixtures/booking-app.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { severity: string };
  readonly annotations: { summary: string };
};

const DAY_SECONDS = 86_400;

const metrics = createMetricsRegistry();
let jobNames: string[];
let recordRun: ReturnType<typeof createJobMetrics>;
let app: RunningApp;
let guest: HttpClient;
let listenAddress: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  app = await startApp({ requestMetrics: createRequestMetrics(metrics.registry, bookingCounter) });
  guest = app.guest();
  listenAddress = `127.0.0.1:${await findFreePort()}`;
  const { orm, pool } = app.container.get(TOKENS.appServices);
  const mailer = { send: async () => ({ where: '' }), close: async () => undefined };
  jobNames = app.application.createJobs(mailer).map(({ name }) => name);
  recordRun = createJobMetrics(metrics.registry, jobNames);
  createClockMetric(metrics.registry);
  stop = await exposeMetrics(listenAddress, metrics, { orm, pool } as never, app.application, {
    includeInstallation: true,
  });
});
afterAll(async () => {
  await stop();
  await app.stop();
});

const scrape = async (path = '/metrics') => (await fetch(`http://${listenAddress}${path}`)).text();
const readMetric = async (line: string): Promise<number | null> => {
  const found = (await scrape()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
};
const sql = (query: string, values: unknown[] = []) => app.container.get(TOKENS.sql)(query, values);
const ask = async (over: object, key = newIdempotencyKey()) => {
  const slots = (await guest.get<{ id: string; turnKey: string }[]>('/api/time-slots')).body;
  const turn = {
    reservationDate: BOOKING_DATE,
    timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
  };
  return guest.post('/api/reservations', buildReservationRequest(turn, over), {
    'idempotency-key': key,
  });
};

it('serves metrics only on a separate address, which serves nothing else', async () => {
  expect((await guest.get('/metrics')).text).not.toContain('melagrana_');
  expect((await fetch(`http://${listenAddress}/api/time-slots`)).status).toBe(404);
  expect((await fetch(`http://${listenAddress}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('counts bookings by outcome: accepted, replayed and invalid', async () => {
  const key = newIdempotencyKey();
  const lucia = { ...buildGuest(1), notes: 'Canarina' };
  for (const body of [lucia, lucia]) expect((await ask(body, key)).status).toBe(201);
  expect((await ask({ ...buildGuest(2), numberOfPeople: 99 })).status).toBe(400);
  const outcome = (name: string) =>
    readMetric(`melagrana_bookings_total{origin="site",outcome="${name}"}`);
  expect([await outcome('accepted'), await outcome('replayed'), await outcome('invalid')]).toEqual([
    1, 1, 1,
  ]);
});

it('labels request durations with the route pattern, without paths and personal data', async () => {
  for (const path of [
    '/api/reservations/link/segreto-di-un-ospite',
    '/cercata/una/pagina',
    '/api/nowhere',
  ])
    await guest.get(path);
  const text = await scrape();
  expect(text).toContain('route="/api/reservations/link/:token"');
  expect(text).not.toMatch(/segreto|cercata|nowhere|Ospite|0935 |Canarina|direzione/);
});

it('counts requests that the response cache answers', async () => {
  const count = () =>
    readMetric(
      'melagrana_http_request_duration_seconds_count{method="GET",route="/api/menu-items",status="2xx"}',
    );
  for (let time = 1; time <= 5; time += 1) await app.guest().get('/api/menu-items');
  expect(await count()).toBe(5);
});

it('reports notices, the log and its checkpoint, the last audit, the oldest personal record, sessions', async () => {
  await app.staff();
  await sql('update outbox set attempts = 20 where pos = (select max(pos) from outbox)');
  // In hours, because a day on which the clocks change is longer or shorter.
  await sql(`update personal_data set created_at = now() - interval '2412 hours'`);
  const waiting = (await sql('select 1 from outbox where done_at is null')).length;
  expect([
    await readMetric('melagrana_notices_pending'),
    await readMetric('melagrana_notices_dead_letters'),
  ]).toEqual([waiting, 1]);
  expect(await readMetric('melagrana_personal_data_oldest_age_seconds')).toBeCloseTo(
    100.5 * DAY_SECONDS,
    -3,
  );
  expect(await readMetric('melagrana_sessions_open')).toBe(1);
  expect([
    await readMetric('melagrana_audit_last_run_success'),
    await readMetric('melagrana_checkpoint_timestamp_seconds'),
  ]).toEqual([null, null]);
  await app.container.get(TOKENS.audit).signCheckpoint({ force: true });
  expect(await readMetric('melagrana_checkpoint_position')).toBe(
    await readMetric('melagrana_event_log_position'),
  );
  await sql(
    `insert into audit_check (day, at, events, head, checkpoints, differences) values (current_date, now(), 1, '', 1, '[{}]')`,
  );
  expect(await readMetric('melagrana_audit_last_run_success')).toBe(0);
});

it('keeps the gauges of the process and omits the others while a database query fails', async () => {
  await sql('alter table outbox rename to outbox_away');
  try {
    expect([
      await readMetric('melagrana_database_up'),
      await readMetric('melagrana_notices_pending'),
    ]).toEqual([0, null]);
    expect(await readMetric('melagrana_db_pool_pending_acquires')).toBe(0);
  } finally {
    await sql('alter table outbox_away rename to outbox');
  }
  expect(await readMetric('melagrana_database_up')).toBe(1);
});

it('counts job runs, and reports the last success as 0 before a job has succeeded', async () => {
  const lastSuccess = (job: string) =>
    readMetric(`melagrana_job_last_success_timestamp_seconds{job_name="${job}"}`);
  for (const job of jobNames) expect([job, await lastSuccess(job)]).toEqual([job, 0]);
  recordRun('retention', 'success', 0.2);
  recordRun('retention', 'failure', 0.1);
  expect(await lastSuccess('retention')).toBeGreaterThan(Date.now() / 1_000 - 60);
  expect(await readMetric('melagrana_job_runs_total{job_name="retention",outcome="failure"}')).toBe(
    1,
  );
  expect(await readMetric('melagrana_job_duration_seconds_count{job_name="retention"}')).toBe(2);
});

describe('docs/operations/alerts.yml', () => {
  const { groups } = parse(readFileSync('docs/operations/alerts.yml', 'utf8')) as {
    groups: { name: string; rules: Rule[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const operationsGuide = readFileSync('docs/operations.md', 'utf8');

  it('gives every rule a unique name, an expression, a severity and a summary', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, labels, annotations } of rules)
      expect([
        alert,
        typeof expr,
        ['page', 'warn'].includes(labels.severity),
        annotations.summary.endsWith('.'),
      ]).toEqual([alert, 'string', true, true]);
  });

  it('uses only metrics that exist', async () => {
    const text = await scrape();
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
    const usedNames = rules.flatMap(
      ({ expr }) => expr.match(/\b(?:melagrana|nodejs|process)_\w+/g) ?? [],
    );
    expect(usedNames.length).toBeGreaterThan(rules.length - 1);
    expect(
      usedNames.filter(
        (name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')) && !known.has(name),
      ),
    ).toEqual([]);
  });

  it('has a rule for every scheduled job that fires when the job has not succeeded for long', () => {
    const jobsWithAlert = rules.flatMap(
      ({ expr }) =>
        /^time\(\) - max\(melagrana_job_last_success_timestamp_seconds\{job_name="(\w+)"\}\) > \d+$/.exec(
          expr,
        )?.[1] ?? [],
    );
    expect(jobsWithAlert.sort()).toEqual([...jobNames].sort());
  });

  it('has only alerts that docs/operations.md explains', () =>
    expect(
      rules
        .filter(({ alert }) => !operationsGuide.includes(`\`${alert}\``))
        .map(({ alert }) => alert),
    ).toEqual([]));

  it('has an alert for personal data older than 729 days', () =>
    expect(rules.find(({ alert }) => alert === 'PersonalDataRetentionExceeded')!.expr).toMatch(
      /oldest_age_seconds\) > 729 \* 86400$/,
    ));
});
