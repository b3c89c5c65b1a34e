import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import type { InstantRange } from '#src/kernel/sum-overlap-ms.ts';

/**
 * The events of the log up to and including `position`. A report is computed from these events
 * only.
 */
export type LogPrefix = { readonly position: number };

/** A range of dates. Both dates are inclusive. */
export type Period = { readonly from: string; readonly to: string };

/** A range of ISO instants. `until` is exclusive. */
export type Span = { readonly from: string; readonly until: string };

export type Wait = InstantRange;

type Row<List> = List extends readonly (infer Item)[] ? Item : never;
type ThisYear<Figure> = Omit<Figure, 'coversLastYear'>;

/**
 * Counts reservations and guests for the report. Leaves out services and origins without any event.
 */
export interface ReservationCounts {
  listCovers(prefix: LogPrefix, period: Period): Promise<ThisYear<Row<WeeklyReport['covers']>>[]>;
  listCurve(
    prefix: LogPrefix,
    period: Period,
    daysBefore: readonly number[],
  ): Promise<ThisYear<Row<WeeklyReport['bookingCurve']['points']>>[]>;
  listNoShows(prefix: LogPrefix, period: Period): Promise<WeeklyReport['noShows']['origins']>;
  listUnmetDemand(prefix: LogPrefix, period: Period): Promise<WeeklyReport['unmetDemand']['rows']>;
}

export interface QuoteCounts {
  /**
   * Counts, for each stage from 1 (requested) to 6 (done), the quotes of the span that reached it.
   */
  listStages(
    prefix: LogPrefix,
    span: Span & { readonly today: string },
  ): Promise<{ step: number; quotes: number; lost: number }[]>;
}

export interface AnsweredPeriods {
  /** Returns the time from request to answer for each request of the span that staff answered. */
  list(prefix: LogPrefix, span: Span): Promise<Wait[]>;
}

export type FindLogPrefix = (asOf: string) => Promise<LogPrefix>;

/**
 * Returns the opening hours of `days` dates from `firstDay` on, by the present time slots and
 * closures.
 */
export type ListOpenHours = (firstDay: string, days: number) => Promise<Wait[]>;
