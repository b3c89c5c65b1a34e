import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, id, instant, mealType, optionalLine, timeOfDay } from './common/fields.ts';
import { CLOSURE_NOTE_LENGTH } from './common/limits.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';

export const closureService = z.enum(['all', 'lunch', 'dinner'], fieldMessage('service_required'));
export type ClosureService = z.infer<typeof closureService>;

export const closureServiceLabel: Record<ClosureService, string> = {
  all: 'Tutto il giorno',
  lunch: 'Solo pranzo',
  dinner: 'Solo cena',
};

/** Labels of weekdays, starting with Sunday at index 0. */
export const closureWeekdayLabel = [
  'ogni domenica',
  'ogni lunedì',
  'ogni martedì',
  'ogni mercoledì',
  'ogni giovedì',
  'ogni venerdì',
  'ogni sabato',
] as const;

const WEEKDAY = fieldMessage('weekday_invalid');
const DATE_OR_WEEKDAY_REQUIRED = fieldMessage('date_or_weekday_required');
const DATE_AND_WEEKDAY = fieldMessage('date_and_weekday');

export const weekday = z.int(WEEKDAY).min(0, WEEKDAY).max(6, WEEKDAY);

const fields = {
  date: calendarDate(fieldMessage('closure_date_required')).nullish(),
  weekday: weekday.nullish(),
  service: closureService,
  note: optionalLine(CLOSURE_NOTE_LENGTH),
  active: z.boolean(fieldMessage('boolean_required')),
};

/** Returns true for 0 too, because weekday 0 means Sunday. */
const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
const hasAtMostOne = ({ date, weekday: day }: { date?: unknown; weekday?: unknown }): boolean =>
  !(isGiven(date) && isGiven(day));
const hasAtLeastOne = ({ date, weekday: day }: { date?: unknown; weekday?: unknown }): boolean =>
  isGiven(date) || isGiven(day);

export const closureDraft = z
  .strictObject({ ...fields, active: fields.active.default(true) })
  .refine(hasAtMostOne, { path: ['date'], message: DATE_AND_WEEKDAY })
  .refine(hasAtLeastOne, { path: ['date'], message: DATE_OR_WEEKDAY_REQUIRED })
  .meta({ id: 'ClosureDraft' });
export type ClosureDraft = z.infer<typeof closureDraft>;

/**
 * Change of a closure. Omitted fields stay unchanged. Setting a date clears the weekday, and vice
 * versa.
 */
export const closureChange = z
  .strictObject(fields)
  .partial()
  .refine(hasAtMostOne, { path: ['date'], message: DATE_AND_WEEKDAY })
  .meta({ id: 'ClosureChange' });
export type ClosureChange = z.infer<typeof closureChange>;

export const closureView = z
  .object({
    id,
    date: z.iso.date().nullable(),
    weekday: z.int().nullable(),
    service: closureService,
    note: z.string().nullable(),
    active: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
    /** Number of upcoming reservations that fall within the closure. */
    stranded: z.int(),
  })
  .meta({ id: 'Closure' });
export type ClosureView = z.infer<typeof closureView>;

/** Period of a closure. Exactly one of `date` (`yyyy-MM-dd`) and `weekday` (0 = Sunday) is set. */
export type ClosurePeriod = Pick<ClosureView, 'date' | 'weekday' | 'service'>;

export const strandedReservation = z
  .object({
    reservationId: id,
    reference: z.string(),
    date: z.iso.date(),
    startTime: timeOfDay,
    endTime: timeOfDay,
    numberOfPeople: z.int(),
    customerName: z.string().nullable(),
    customerPhone: z.string().nullable(),
    status: z.enum(['pending', 'confirmed']),
  })
  .meta({ id: 'StrandedReservation' });
export type StrandedReservation = z.infer<typeof strandedReservation>;

export const savedClosure = closureView
  .extend({ affected: z.array(strandedReservation) })
  .meta({ id: 'SavedClosure' });
export type SavedClosure = z.infer<typeof savedClosure>;

/** A meal that is not served on a date, because of a closure. */
export const closedMeal = z
  .object({ date: z.iso.date(), meal: mealType })
  .meta({ id: 'ClosedMeal' });
export type ClosedMeal = z.infer<typeof closedMeal>;

/**
 * Number of listed days, starting with yesterday, because yesterday's dinner may end after
 * midnight.
 */
export const CLOSED_MEALS_DAYS = 15;

export const listClosedMeals = defineOperation({
  name: 'listClosedMeals',
  method: 'get',
  path: '/api/closed-meals',
  audience: 'public',
  cacheable: 'until-new-content',
  summary: 'Meals that are not served, from yesterday on for 15 days',
  answers: { 200: z.array(closedMeal), 304: null },
});

const byId = z.object({ id });

export const listClosures = defineOperation({
  name: 'listClosures',
  method: 'get',
  path: '/api/closures',
  audience: 'administrator',
  summary: 'All closures: dates from the latest on, then weekdays',
  answers: { 200: z.array(closureView), ...refusalAnswers(401) },
});

export const addClosure = defineOperation({
  name: 'addClosure',
  method: 'post',
  path: '/api/closures',
  audience: 'administrator',
  body: closureDraft,
  summary: 'Closes a service on a date or on a weekday; answers the reservations that it strands',
  answers: { 201: savedClosure, ...refusalAnswers(400, 401, 403, 409, 503) },
});

export const changeClosure = defineOperation({
  name: 'changeClosure',
  method: 'patch',
  path: '/api/closures/:id',
  audience: 'administrator',
  params: byId,
  body: closureChange,
  summary:
    'Changes a closure; answers the reservations that it strands. Accepts If-Match with updatedAt',
  answers: { 200: savedClosure, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const removeClosure = defineOperation({
  name: 'removeClosure',
  method: 'delete',
  path: '/api/closures/:id',
  audience: 'administrator',
  params: byId,
  summary: 'Removes a closure: the service takes place again. Accepts If-Match with updatedAt',
  answers: { 200: z.object({ id }), ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const listStrandedReservations = defineOperation({
  name: 'listStrandedReservations',
  method: 'get',
  path: '/api/closures/:id/affected',
  audience: 'administrator',
  params: byId,
  summary: 'The reservations to come that a closure strands',
  answers: { 200: z.array(strandedReservation), ...refusalAnswers(400, 401, 404) },
});
