import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { addDays } from '#src/kernel/add-days.ts';

const MONDAY = '2027-03-08';
const period = { from: '2026-12-14', to: '2027-03-07' };
const daysFrom = (monday: string) => Array.from({ length: 7 }, (_, day) => addDays(monday, day));

/** A week with some numbers in each figure. */
export const buildWeeklyReport = (
  monday = MONDAY,
  over: Partial<WeeklyReport> = {},
): WeeklyReport => ({
  week: { from: monday, to: addDays(monday, 6) },
  asOf: '2027-03-10T09:00:00.000Z',
  position: 4_200,
  covers: daysFrom(monday).flatMap((date, day) => [
    { date, meal: 'pranzo', covers: 20 + day, coversLastYear: 18 },
    { date, meal: 'cena', covers: 60 + day, coversLastYear: 55 },
  ]),
  bookingCurve: {
    period,
    points: [0, 7, 14].map((daysBefore) => ({
      daysBefore,
      covers: 500 - daysBefore * 30,
      coversLastYear: 480 - daysBefore * 30,
    })),
  },
  noShows: {
    period,
    origins: [
      { origin: 'online', noShows: 4, visits: 80 },
      { origin: 'phone', noShows: 1, visits: 50 },
    ],
  },
  unmetDemand: { period, rows: [{ time: '20:30', reason: 'no_room', covers: 12 }] },
  answers: {
    period,
    medianMinutes: 25,
    bands: [
      { upToMinutes: 30, requests: 40 },
      { upToMinutes: null, requests: 10 },
    ],
  },
  quotes: {
    period,
    stages: [
      { stage: 'requested', quotes: 9 },
      { stage: 'proposed', quotes: 6 },
    ],
    lost: 2,
  },
  ...over,
});
