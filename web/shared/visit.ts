import type { UnknownAction } from '@reduxjs/toolkit';
import { dayAfter } from './dates.ts';

/** Days from today to the last day that a form accepts; the server enforces them. */
export type Horizon = { readonly bookingDays: number; readonly quoteDays: number };

/** What the server knew about this visit: the venue's date, the public address of the site, and how far ahead dates go. */
export type Visit = { readonly today: string; readonly origin: string; readonly horizon: Horizon };
type WithVisit = { readonly visit: Visit };

// Written by hand: `createSlice` and what it brings is more than the rest of a first visit's store together.
export const dayChanged = (day: string) => ({ type: 'visit/dayChanged', payload: day }) as const;
const isDayChanged = (action: UnknownAction): action is ReturnType<typeof dayChanged> =>
  action.type === 'visit/dayChanged';

const slice = {
  reducerPath: 'visit',
  reducer: (
    visit: Visit = { today: '', origin: '', horizon: { bookingDays: 365, quoteDays: 730 } },
    action: UnknownAction,
  ): Visit => (isDayChanged(action) ? { ...visit, today: action.payload } : visit),
} as const;

export const today = ({ visit }: WithVisit): string => visit.today;
const lastDay = ({ today: first }: Visit, days: number): string =>
  first ? dayAfter(first, days) : '';

/** The last day that can be booked, `yyyy-MM-dd`. */
export const lastBookingDay = ({ visit }: WithVisit): string =>
  lastDay(visit, visit.horizon.bookingDays);
/** Days from today to the last day that can be booked. */
export const bookingHorizonDays = ({ visit }: WithVisit): number => visit.horizon.bookingDays;
/** The last day for which a quote can be requested. */
export const lastQuoteDay = ({ visit }: WithVisit): string =>
  lastDay(visit, visit.horizon.quoteDays);
export const origin = ({ visit }: WithVisit): string => visit.origin;
export default slice;
