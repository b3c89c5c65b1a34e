import type { UnknownAction } from '@reduxjs/toolkit';
import { addDays } from '../dates/dates.ts';

/** Days from today to the last day that a form accepts; the server enforces them. */
export type Horizon = { readonly bookingDays: number; readonly quoteDays: number };

/** What the server knew about this visit: the venue's date, the public address of the site, and how far ahead dates go. */
export type ServerContext = {
  readonly today: string;
  readonly origin: string;
  readonly horizon: Horizon;
};
type WithServerContext = { readonly visit: ServerContext };

// Written by hand: `createSlice` and what it brings is more than the rest of a first visit's store together.
export const dayChanged = (day: string) => ({ type: 'visit/dayChanged', payload: day }) as const;
const isDayChanged = (action: UnknownAction): action is ReturnType<typeof dayChanged> =>
  action.type === 'visit/dayChanged';

const slice = {
  reducerPath: 'visit',
  reducer: (
    visit: ServerContext = { today: '', origin: '', horizon: { bookingDays: 365, quoteDays: 730 } },
    action: UnknownAction,
  ): ServerContext => (isDayChanged(action) ? { ...visit, today: action.payload } : visit),
} as const;

export const selectToday = ({ visit }: WithServerContext): string => visit.today;
const lastDay = ({ today: first }: ServerContext, days: number): string =>
  first ? addDays(first, days) : '';

/** The last day that can be booked, `yyyy-MM-dd`. */
export const selectLastBookingDay = ({ visit }: WithServerContext): string =>
  lastDay(visit, visit.horizon.bookingDays);
/** Days from today to the last day that can be booked. */
export const bookingHorizonDays = ({ visit }: WithServerContext): number =>
  visit.horizon.bookingDays;
/** The last day for which a quote can be requested. */
export const selectLastQuoteDay = ({ visit }: WithServerContext): string =>
  lastDay(visit, visit.horizon.quoteDays);
export const selectOrigin = ({ visit }: WithServerContext): string => visit.origin;
export default slice;
