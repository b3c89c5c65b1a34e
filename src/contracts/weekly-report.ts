import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, instant, mealType, timeOfDay } from './common/fields.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';
import { reservationOrigin } from './booking/reservation-desk-schemas.ts';

export const coversOfService = z.object({
  date: z.iso.date(),
  meal: mealType,
  covers: z.int(),
  /** Covers on the same weekday, 52 weeks before. */
  coversLastYear: z.int(),
});

export const bookingCurvePoint = z.object({
  daysBefore: z.int(),
  /** Covers that were booked at least `daysBefore` days before the visit. */
  covers: z.int(),
  coversLastYear: z.int(),
});

export const noShowsOfOrigin = z.object({
  origin: reservationOrigin,
  noShows: z.int(),
  /** Number of parties for which staff recorded whether they came. */
  visits: z.int(),
});

/** Reasons why guests did not get the seat that they asked for. */
export const unmetDemandReasons = ['waiting_list', 'no_room', 'expired'] as const;
export const unmetDemand = z.object({
  time: timeOfDay,
  reason: z.enum(unmetDemandReasons),
  covers: z.int(),
});

export const answerBand = z.object({
  /** Upper limit of the band, or null for the band without a limit. */
  upToMinutes: z.int().nullable(),
  requests: z.int(),
});

export const quoteStages = [
  'requested',
  'proposed',
  'seen',
  'accepted',
  'confirmed',
  'done',
] as const;
export const quotesOfStage = z.object({
  stage: z.enum(quoteStages),
  /** Number of quotes that reached at least this stage. */
  quotes: z.int(),
});

const period = z.object({ from: z.iso.date(), to: z.iso.date() });

export const weeklyReport = z
  .object({
    /** Period from Monday to Sunday. */
    week: period,
    asOf: instant,
    /** Log position of the last event that the report includes, or 0 for none. */
    position: z.int(),
    covers: z.array(coversOfService),
    bookingCurve: z.object({ period, points: z.array(bookingCurvePoint) }),
    noShows: z.object({ period, origins: z.array(noShowsOfOrigin) }),
    unmetDemand: z.object({ period, rows: z.array(unmetDemand) }),
    answers: z.object({
      period,
      /** Minutes of opening hours within which half of the requests were answered. */
      medianMinutes: z.int().nullable(),
      bands: z.array(answerBand),
    }),
    quotes: z.object({ period, stages: z.array(quotesOfStage), lost: z.int() }),
  })
  .meta({ id: 'WeeklyReport' });
export type WeeklyReport = z.infer<typeof weeklyReport>;

const reportQuery = {
  /** Any day of the week. The default is today. */
  day: calendarDate(fieldMessage('date_required')).optional(),
  /** The report includes events up to this instant. The default is now. */
  asOf: instant.optional(),
};

export const readWeeklyReport = defineOperation({
  name: 'readWeeklyReport',
  method: 'get',
  path: '/api/reports/week',
  audience: 'administrator',
  query: z.object(reportQuery),
  takesLong: true,
  summary: 'The numbers of a week, computed from the event log up to an instant',
  answers: { 200: weeklyReport, ...refusalAnswers(400, 401) },
});

export const figureKeys = [
  'covers',
  'booking-curve',
  'no-shows',
  'unmet-demand',
  'answers',
  'quotes',
] as const;
export type Figure = (typeof figureKeys)[number];

export const exportWeeklyReport = defineOperation({
  name: 'exportWeeklyReport',
  method: 'get',
  path: '/api/reports/week/export',
  audience: 'administrator',
  query: z.object({ ...reportQuery, figure: z.enum(figureKeys).optional() }),
  takesLong: true,
  produces: 'text/csv',
  summary: 'One figure of the week as CSV, or all of them',
  answers: { 200: z.string(), ...refusalAnswers(400, 401) },
});
