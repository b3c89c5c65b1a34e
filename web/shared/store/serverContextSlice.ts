import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addDays } from '../dates/dates.ts';

/** Number of days from today to the last date that guests may choose. */
export type Horizon = { readonly bookingDays: number; readonly quoteDays: number };

export type ServerContext = {
  readonly today: string;
  readonly origin: string;
  readonly horizon: Horizon;
};
type WithServerContext = { readonly visit: ServerContext };

const slice = createSlice({
  name: 'visit',
  initialState: {
    today: '',
    origin: '',
    horizon: { bookingDays: 365, quoteDays: 730 },
  } as ServerContext,
  reducers: {
    dayChanged: (visit, { payload }: PayloadAction<string>) => ({ ...visit, today: payload }),
  },
});

export const { dayChanged } = slice.actions;
export const selectVisit = ({ visit }: WithServerContext): ServerContext => visit;
export const selectToday = ({ visit }: WithServerContext): string => visit.today;
const lastDay = ({ today: first }: ServerContext, days: number): string =>
  first ? addDays(first, days) : '';

export const selectLastBookingDay = ({ visit }: WithServerContext): string =>
  lastDay(visit, visit.horizon.bookingDays);
export const bookingHorizonDays = ({ visit }: WithServerContext): number =>
  visit.horizon.bookingDays;
export const selectLastQuoteDay = ({ visit }: WithServerContext): string =>
  lastDay(visit, visit.horizon.quoteDays);
export const selectOrigin = ({ visit }: WithServerContext): string => visit.origin;
export default slice;
