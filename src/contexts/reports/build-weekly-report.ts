import { reservationOrigin } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { mealType } from '#src/contracts/common/fields.ts';
import { quoteStages, type WeeklyReport } from '#src/contracts/weekly-report.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { groupAnswers } from './answer-bands.ts';
import type {
  AnsweredPeriods,
  FindLogPrefix,
  ListOpenHours,
  LogPrefix,
  Period,
  QuoteCounts,
  ReservationCounts,
  Span,
} from './ports.ts';

type Deps = {
  readonly clock: Clock;
  readonly findLogPrefix: FindLogPrefix;
  readonly reservations: ReservationCounts;
  readonly quotes: QuoteCounts;
  readonly answers: AnsweredPeriods;
  readonly listOpenHours: ListOpenHours;
};

type ReportQuery = { readonly day?: string | undefined; readonly asOf?: string | undefined };

const WEEK_DAYS = 7;
/** Exactly 52 weeks, so the report compares the same weekdays. */
const YEAR_DAYS = 52 * WEEK_DAYS;
const CURVE_WEEKS = 12;
const DEMAND_WEEKS = 4;
const ANSWER_DAYS = 30;
const QUOTE_DAYS = 365;
const CURVE_STEPS = [0, 1, 2, 3, 5, 7, 10, 14, 21, 28] as const;

const findMonday = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS));

const lastYear = ({ from, to }: Period): Period => ({
  from: addDays(from, -YEAR_DAYS),
  to: addDays(to, -YEAR_DAYS),
});

const endingWith = ({ to }: Period, days: number): Period => ({ from: addDays(to, 1 - days), to });

const toSpan = ({ instantOf }: Clock, { from, to }: Period): Span => ({
  from: instantOf(from, '00:00').toISOString(),
  until: instantOf(addDays(to, 1), '00:00').toISOString(),
});

const loadCovers = async (
  { reservations }: Deps,
  prefix: LogPrefix,
  week: Period,
): Promise<WeeklyReport['covers']> => {
  const present = await reservations.listCovers(prefix, week);
  const past = await reservations.listCovers(prefix, lastYear(week));
  const find = (rows: typeof present, day: string, wanted: string) =>
    rows.find(({ date, meal }) => date === day && meal === wanted)?.covers ?? 0;
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(week.from, index)).flatMap(
    (date) =>
      mealType.options.map((meal) => ({
        date,
        meal,
        covers: find(present, date, meal),
        coversLastYear: find(past, addDays(date, -YEAR_DAYS), meal),
      })),
  );
};

const loadCurve = async (
  { reservations }: Deps,
  prefix: LogPrefix,
  week: Period,
): Promise<WeeklyReport['bookingCurve']> => {
  const period = endingWith(week, CURVE_WEEKS * WEEK_DAYS);
  const present = await reservations.listCurve(prefix, period, CURVE_STEPS);
  const past = await reservations.listCurve(prefix, lastYear(period), CURVE_STEPS);
  return {
    period,
    points: present.map((point, index) => ({ ...point, coversLastYear: past[index]!.covers })),
  };
};

const loadNoShows = async (
  { reservations }: Deps,
  prefix: LogPrefix,
  week: Period,
): Promise<WeeklyReport['noShows']> => {
  const period = endingWith(week, CURVE_WEEKS * WEEK_DAYS);
  const rows = await reservations.listNoShows(prefix, period);
  return {
    period,
    origins: reservationOrigin.options.map(
      (origin) => rows.find((row) => row.origin === origin) ?? { origin, noShows: 0, visits: 0 },
    ),
  };
};

const loadAnswers = async (
  { answers, listOpenHours, clock }: Deps,
  prefix: LogPrefix,
  week: Period,
): Promise<WeeklyReport['answers']> => {
  const period = endingWith(week, ANSWER_DAYS);
  const waits = await answers.list(prefix, toSpan(clock, period));
  const lastDay = clock.dateOf(new Date(Math.max(0, ...waits.map(({ until }) => until))));
  const days = Math.max(0, Date.parse(lastDay) - Date.parse(period.from)) / 86_400_000;
  const openHours =
    waits.length === 0 ? [] : await listOpenHours(addDays(period.from, -1), days + 2);
  return { period, ...groupAnswers(waits, openHours) };
};

const loadQuotes = async (
  { quotes, clock }: Deps,
  prefix: LogPrefix,
  week: Period,
  today: string,
): Promise<WeeklyReport['quotes']> => {
  const period = endingWith(week, QUOTE_DAYS);
  const rows = await quotes.listStages(prefix, { ...toSpan(clock, period), today });
  return {
    period,
    stages: quoteStages.map((stage, index) => ({ stage, quotes: rows[index]?.quotes ?? 0 })),
    lost: rows[0]?.lost ?? 0,
  };
};

/**
 * Builds the report of the week that contains `day`, from the events up to `asOf`. An `asOf` in the
 * future means now, because the log contains no later events.
 */
export const buildWeeklyReport =
  (deps: Deps) =>
  async ({ day, asOf }: ReportQuery): Promise<WeeklyReport> => {
    const { clock, reservations } = deps;
    const now = clock.now();
    const until = asOf === undefined ? now : new Date(Math.min(Date.parse(asOf), now.getTime()));
    const today = clock.dateOf(until);
    const monday = findMonday(day ?? today);
    const week = { from: monday, to: addDays(monday, WEEK_DAYS - 1) };
    const prefix = await deps.findLogPrefix(until.toISOString());
    const demandPeriod = endingWith(week, DEMAND_WEEKS * WEEK_DAYS);
    return {
      week,
      asOf: until.toISOString(),
      ...prefix,
      covers: await loadCovers(deps, prefix, week),
      bookingCurve: await loadCurve(deps, prefix, week),
      noShows: await loadNoShows(deps, prefix, week),
      unmetDemand: {
        period: demandPeriod,
        rows: await reservations.listUnmetDemand(prefix, demandPeriod),
      },
      answers: await loadAnswers(deps, prefix, week),
      quotes: await loadQuotes(deps, prefix, week, today),
    };
  };

export type BuildWeeklyReport = ReturnType<typeof buildWeeklyReport>;
