import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { sumOverlapMs } from '#src/kernel/sum-overlap-ms.ts';
import type { Wait } from './ports.ts';

const MINUTE_MS = 60_000;
const BANDS = [10, 30, 60, 120, 360] as const;

/** Returns the lower median, rounded up to a whole number, or null without values. */
const medianOf = (sorted: readonly number[]): number | null =>
  sorted.length === 0 ? null : Math.ceil(sorted[Math.ceil(sorted.length / 2) - 1]!);

/** Groups waiting times of requests into bands. Counts only the minutes within opening hours. */
export const groupAnswers = (
  waits: readonly Wait[],
  openHours: readonly Wait[],
): Omit<WeeklyReport['answers'], 'period'> => {
  const minutes = waits
    .map((wait) => sumOverlapMs(openHours, wait) / MINUTE_MS)
    .sort((a, b) => a - b);
  const limits = [...BANDS, null];
  const bandOf = (wait: number) => BANDS.find((limit) => wait <= limit) ?? null;
  return {
    medianMinutes: medianOf(minutes),
    bands: limits.map((upToMinutes) => ({
      upToMinutes,
      requests: minutes.filter((wait) => bandOf(wait) === upToMinutes).length,
    })),
  };
};
