import type { Figure, WeeklyReport } from '#src/contracts/weekly-report.ts';
import { formatChange, formatShare } from '#src/contracts/weekly-report-tables.ts';

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
const format = (count: number): string => count.toLocaleString('it-IT');

const formatMinutes = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const describeCovers = ({ covers }: WeeklyReport): string => {
  const now = sum(covers.map((one) => one.covers));
  const before = sum(covers.map((one) => one.coversLastYear));
  return `${format(now)} coperti, un anno fa ${format(before)} (${formatChange(now, before)})`;
};

const describeCurve = ({ bookingCurve: { points } }: WeeklyReport): string => {
  const [all] = points;
  const week = points.find(({ daysBefore }) => daysBefore === 7);
  if (!all || !week) return '';
  return `a 7 giorni ${formatShare(week.covers, all.covers)}, un anno fa ${formatShare(week.coversLastYear, all.coversLastYear)}`;
};

const describeNoShows = ({ noShows: { origins } }: WeeklyReport): string => {
  const absent = sum(origins.map(({ noShows }) => noShows));
  const visits = sum(origins.map((one) => one.visits));
  return `${format(absent)} su ${format(visits)}, ${formatShare(absent, visits)}`;
};

/** Summary of each figure as a short text. */
export const headlines: Record<Figure, (report: WeeklyReport) => string> = {
  covers: describeCovers,
  'booking-curve': describeCurve,
  'no-shows': describeNoShows,
  'unmet-demand': ({ unmetDemand: { rows } }) =>
    `${format(sum(rows.map(({ covers }) => covers)))} coperti in 4 settimane`,
  answers: ({ answers: { medianMinutes } }) =>
    medianMinutes === null
      ? 'nessuna risposta in 30 giorni'
      : `metà entro ${formatMinutes(medianMinutes)}`,
  quotes: ({ quotes: { stages } }) => {
    const count = (wanted: string) => stages.find(({ stage }) => stage === wanted)?.quotes ?? 0;
    return `${count('confirmed')} confermate su ${count('requested')}`;
  },
};
