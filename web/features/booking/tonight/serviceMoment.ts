import type { MealType } from '#src/contracts/common/fields.ts';
import { addDays, venueDate, venueMinutes } from '#web/shared/dates/dates.ts';

const DAY_MINUTES = 24 * 60;
/** Minutes after midnight at which a service day ends: 04:00 (spec note 5). */
const DAY_ENDS_AT = 4 * 60;
const DINNER_SHOWN_FROM = 16 * 60 + 30;
const SERVICE_FROM = 10 * 60;
const SERVICE_UNTIL = DAY_MINUTES + 2 * 60;

/**
 * Present time of a service day. `date`: the service day, which ends at 04:00 of the next date.
 * `minutes`: minutes since midnight of `date`, so they exceed 1440 after midnight.
 */
export type ServiceMoment = { readonly date: string; readonly minutes: number };

export const toServiceMoment = (now: Date): ServiceMoment => {
  const [date, minutes] = [venueDate(now), venueMinutes(now)];
  return minutes < DAY_ENDS_AT
    ? { date: addDays(date, -1), minutes: minutes + DAY_MINUTES }
    : { date, minutes };
};

/** Returns the meal that staff prepare or serve now. */
export const currentMeal = ({ minutes }: ServiceMoment): MealType =>
  minutes < DINNER_SHOWN_FROM ? 'pranzo' : 'cena';

/**
 * Returns true from 10:00 to 02:00. In these hours, the staff area opens with the evening's screen.
 */
export const isServiceTime = ({ minutes }: ServiceMoment): boolean =>
  minutes >= SERVICE_FROM && minutes < SERVICE_UNTIL;

const formatTime = (...parts: readonly number[]): string =>
  parts.map((part) => String(part).padStart(2, '0')).join(':');

/** Formats the time, for example `20:36`. */
export const formatMoment = ({ minutes }: ServiceMoment): string =>
  formatTime(Math.floor(minutes / 60) % 24, minutes % 60);

/** Formats the time to compare it with time slots. 00:30 is `24:30`, after each slot of the day. */
export const toSlotTime = ({ minutes }: ServiceMoment): string =>
  formatTime(Math.floor(minutes / 60), minutes % 60);
