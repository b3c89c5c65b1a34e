import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { createRandom } from '#test/support/builders/answered-request-log.ts';
import { createLogCounter } from '#test/support/builders/count-from-log.ts';
import { insertSealedEvents } from '#test/support/builders/insert-sealed-events.ts';
import { buildSeason } from '#test/support/builders/season/build-season.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';

const RESERVATIONS = 12_000;
const FIRST_DAY = '2026-01-05';
const DAYS = 440;
const NOW = '2027-03-10T21:00:00.000Z';
/** Another season: `SEASON_SEED=7 npm run jest -- --selectProjects slow --testPathPatterns weekly-report`. */
const SEED = Number(process.env['SEASON_SEED'] ?? 20_270_310);
const YEAR_DAYS = 364;
const DAY_MS = 86_400_000;
const random = createRandom(SEED);
/** The present, and three instants of the last five months. */
const INSTANTS = [
  NOW,
  ...Array.from({ length: 3 }, () =>
    new Date(Date.parse(NOW) - Math.floor(random() * 150 * DAY_MS)).toISOString(),
  ),
];

let app: RunningApp;
let staff: HttpClient;
beforeAll(async () => {
  app = await startApp();
  staff = await app.staff();
  const sql = app.container.get(TOKENS.sql);
  await clearBusinessData(sql);
  const { body: slots } = await staff.get<TimeSlotView[]>('/api/time-slots');
  await insertSealedEvents(
    sql,
    buildSeason({ reservations: RESERVATIONS, firstDay: FIRST_DAY, days: DAYS, slots, seed: SEED }),
  );
  await sql('analyze event');
  app.clock.set('2027-03-10T22:00');
});
afterAll(() => app.stop());

const read = async (asOf: string): Promise<WeeklyReport> => {
  const { status, body } = await staff.get<WeeklyReport>(
    `/api/reports/week?day=${asOf.slice(0, 10)}&asOf=${encodeURIComponent(asOf)}`,
  );
  expect(status).toBe(200);
  return body;
};

describe.each(INSTANTS)(`a season of 12,000 reservations (seed ${SEED}), as of %s`, (asOf) => {
  let report: WeeklyReport;
  let counter: Awaited<ReturnType<typeof createLogCounter>>;
  beforeAll(async () => {
    counter = await createLogCounter(app.database.query, asOf);
    report = await read(asOf);
  });
  const shiftByYear = ({ from, to }: WeeklyReport['week']) => ({
    from: addDays(from, -YEAR_DAYS),
    to: addDays(to, -YEAR_DAYS),
  });

  it('counts the covers of each service, and of the same service 52 weeks before', async () => {
    expect(report.covers).toHaveLength(14);
    for (const { date, meal, covers, coversLastYear } of report.covers) {
      const before = addDays(date, -YEAR_DAYS);
      expect([covers, coversLastYear]).toEqual([
        await counter.covers({ from: date, to: date }, meal),
        await counter.covers({ from: before, to: before }, meal),
      ]);
    }
    expect(report.covers.some(({ covers }) => covers > 0)).toBe(true);
  });

  it('counts how many days ahead the covers were booked', async () => {
    const { period, points } = report.bookingCurve;
    for (const { daysBefore, covers, coversLastYear } of points)
      expect([daysBefore, covers, coversLastYear]).toEqual([
        daysBefore,
        await counter.curve(period, daysBefore),
        await counter.curve(shiftByYear(period), daysBefore),
      ]);
    expect(points[0]!.covers).toBeGreaterThan(points.at(-1)!.covers);
  });

  it('counts the no-shows of each origin among the parties that a person marked', async () => {
    const { period, origins } = report.noShows;
    for (const { origin, ...counts } of origins)
      expect([origin, counts]).toEqual([origin, await counter.noShows(period, origin)]);
    expect(origins.some(({ noShows }) => noShows > 0)).toBe(true);
  });

  it('counts the covers that found no seat, by time and reason', async () => {
    const { period, rows } = report.unmetDemand;
    for (const { time, reason, covers } of rows)
      expect([time, reason, covers]).toEqual([
        time,
        reason,
        await counter.unmet(period, time, reason),
      ]);
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(
      new Set(['no_room', 'waiting_list', 'expired']),
    );
  });

  it('measures the response times in opening hours', async () => {
    const { period, medianMinutes, bands } = report.answers;
    const { median, bands: counts } = await counter.answers(period);
    expect([medianMinutes, bands.map(({ requests }) => requests)]).toEqual([median, counts]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
  });

  it('counts the quotes that reached each stage', async () => {
    const { period, stages, lost } = report.quotes;
    const counted = await counter.quotes(period);
    expect({ stages: stages.map(({ quotes }) => quotes), lost }).toEqual(counted);
    expect(lost).toBeGreaterThan(0);
  });

  it('contains the position of the last event before the instant', async () => {
    const [row] = await app.database.query<{ pos: string }>(
      'select count(*)::text pos from event where at <= $1',
      [asOf],
    );
    expect(report.position).toBe(Number(row!.pos));
  });
});

describe('the report', () => {
  it('treats a future instant as now, and uses the present week without a day', async () => {
    const { body } = await staff.get<WeeklyReport>('/api/reports/week?asOf=2030-01-01T00:00:00Z');
    expect(body.week).toEqual({ from: '2027-03-08', to: '2027-03-14' });
    expect(Date.parse(body.asOf)).toBeLessThanOrEqual(Date.parse(NOW) + 1_000);
  });

  it('stays the same for an instant when later events come', async () => {
    const asOf = INSTANTS[1]!;
    const before = await read(asOf);
    await staff.post('/api/tables', { name: 'Tavolo di prova', capacity: 2 });
    expect(await read(asOf)).toEqual(before);
  });

  it('is exported as CSV with the same numbers, for one figure or all', async () => {
    const { covers, week } = await read(NOW);
    const one = await staff.get(`/api/reports/week/export?day=2027-03-10&figure=covers`);
    const lines = one.text.trim().split('\r\n');
    expect(one.headers.get('content-disposition')).toContain(`numeri-${week.from}-covers.csv`);
    expect(lines).toHaveLength(8);
    expect(lines[1]).toMatch(
      new RegExp(
        `^lun 8;${covers[0]!.covers};${covers[0]!.coversLastYear};${covers[1]!.covers};${covers[1]!.coversLastYear};`,
      ),
    );
    const all = await staff.get(`/api/reports/week/export?day=2027-03-10`);
    for (const title of ['Coperti', 'Assenze per origine', 'Domanda rifiutata', 'Feste per stadio'])
      expect(all.text).toContain(`\r\n${title}\r\n`);
  });

  it.each(['day=2027-02-30', 'asOf=ieri', 'figure=guests'])('returns 400 for %s', async (query) =>
    expect((await staff.get(`/api/reports/week/export?${query}`)).status).toBe(400),
  );

  it('returns 401 to guests and auditors', async () => {
    for (const caller of [app.guest(), await app.auditor()])
      expect((await caller.get('/api/reports/week')).status).toBe(401);
  });
});
