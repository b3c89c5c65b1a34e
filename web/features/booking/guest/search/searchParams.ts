import { DEFAULT_PARTY_SIZE, MAX_EVENT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { addDays } from '#web/shared/dates/dates.ts';
import type { BookingFlow, SearchDraft } from '../bookingFlowTypes.ts';

const FIELDS = ['date', 'numberOfPeople', 'mealType', 'timeSlot'] as const;
/** The date that the form showed when a browser without JavaScript submitted it. */
const SHOWN_DATE = 'shownDate';

type Bookable = { readonly today: string; readonly horizon: { readonly bookingDays: number } };
type Step = BookingFlow['step'];

const stepNames: Record<Step, string | null> = {
  searching: null,
  choosing: 'table',
  describing: 'details',
};

export const hasSearchParams = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return FIELDS.some((name) => params.has(name));
};

/** Reason why a date of the URL cannot be booked. */
export type DateFault = 'past' | 'tooFar' | 'unknown';

const dateFault = (date: string, { today, horizon }: Bookable): DateFault | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return 'unknown';
  if (date < today) return 'past';
  return date > addDays(today, horizon.bookingDays) ? 'tooFar' : null;
};

/** Returns why the page shows another date than the URL, or null if the URL has no such date. */
export const findDateFault = (search: string, visit: Bookable): DateFault | null => {
  const dates = new URLSearchParams(search).getAll('date').filter((date) => date !== '');
  return dates.map((date) => dateFault(date, visit)).find((fault) => fault !== null) ?? null;
};

/**
 * Returns the date that the guest changed. A form without JavaScript sends the dates of the field
 * and of the tiles, and the unchanged one equals `shownDate`.
 */
const readDate = (params: URLSearchParams, visit: Bookable): string | null => {
  const dates = params.getAll('date').filter((date) => dateFault(date, visit) === null);
  return dates.findLast((date) => date !== params.get(SHOWN_DATE)) ?? dates[0] ?? null;
};

const readPeople = (params: URLSearchParams): number => {
  const people = Number(params.get('numberOfPeople'));
  return Number.isInteger(people) && people > 0
    ? Math.min(people, MAX_EVENT_PARTY_SIZE)
    : DEFAULT_PARTY_SIZE;
};

const readMeal = (params: URLSearchParams): MealType | null => {
  const meal = params.get('mealType');
  return meal === 'pranzo' || meal === 'cena' ? meal : null;
};

/**
 * Reads the search from a query. Ignores invalid parameters, because a guest can only choose what
 * exists.
 */
export const parseSearch = (search: string, visit: Bookable): SearchDraft => {
  const params = new URLSearchParams(search);
  return {
    date: readDate(params, visit),
    numberOfPeople: readPeople(params),
    mealType: readMeal(params),
    timeSlot: params.get('timeSlot'),
  };
};

/** Returns the parameters of `GET /api/availability`. Parameters without a choice are empty. */
export const toAvailabilityParams = (draft: SearchDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(FIELDS.map((name) => [name, String(draft[name] ?? '')]));

export const parseStep = (search: string): Step => {
  const name = new URLSearchParams(search).get('step');
  if (name === 'table') return 'choosing';
  return name === 'details' ? 'describing' : 'searching';
};

/** Replaces the search parameters of a query, and keeps its other parameters. */
export const formatSearch = (search: string, draft: SearchDraft, step: Step): string => {
  const params = new URLSearchParams(search);
  for (const name of [...FIELDS, SHOWN_DATE, 'step']) params.delete(name);
  for (const name of FIELDS) if (draft[name]) params.set(name, String(draft[name]));
  const stepName = stepNames[step];
  if (stepName) params.set('step', stepName);
  const text = params.toString();
  return text && `?${text}`;
};
