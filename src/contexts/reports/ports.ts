import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import type { InstantRange } from '#src/kernel/sum-overlap-ms.ts';

/** All events of the log up to a position count. */
export type LogPrefix = { readonly position: number };

/** Dates, both inclusive. */
export type Period = { readonly from: string; readonly to: string };

/** ISO instants. `until` does not belong to the span. */
export type Span = { readonly from: string; readonly until: string };

export type Wait = InstantRange;

type Row<List> = List extends readonly (infer Item)[] ? Item : never;
type ThisYear<Figure> = Omit<Figure, 'coversLastYear'>;

/** Counts of services and origins without any event are left out. */
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
  /** Stages 1 (requested) to 6 (done) of quotes that guests requested in the span. */
  listStages(
    prefix: LogPrefix,
    span: Span & { readonly today: string },
  ): Promise<{ step: number; quotes: number; lost: number }[]>;
}

export interface AnsweredPeriods {
  /** Requests of the span that staff answered, from the request to the answer. */
  list(prefix: LogPrefix, span: Span): Promise<Wait[]>;
}

export type FindLogPrefix = (asOf: string) => Promise<LogPrefix>;

/** Opening hours of the dates from `firstDay` on, by the present time slots and closures. */
export type ListOpenHours = (firstDay: string, days: number) => Promise<Wait[]>;
