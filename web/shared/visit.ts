import type { UnknownAction } from '@reduxjs/toolkit';

/** What the server knew about this visit: the venue's date, and the public address of the site. */
export type Visit = { readonly today: string; readonly origin: string };
type WithVisit = { readonly visit: Visit };

// Written by hand: `createSlice` and what it brings is more than the rest of a first visit's store together.
export const dayChanged = (day: string) => ({ type: 'visit/dayChanged', payload: day }) as const;
const isDayChanged = (action: UnknownAction): action is ReturnType<typeof dayChanged> => action.type === 'visit/dayChanged';

const slice = {
  reducerPath: 'visit',
  reducer: (visit: Visit = { today: '', origin: '' }, action: UnknownAction): Visit => (isDayChanged(action) ? { ...visit, today: action.payload } : visit),
} as const;

export const today = ({ visit }: WithVisit): string => visit.today;
export const origin = ({ visit }: WithVisit): string => visit.origin;
export default slice;
