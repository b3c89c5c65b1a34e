import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the server knew about this visit: the venue's date, and the public address of the site. */
export type Visit = { readonly today: string; readonly origin: string };

const slice = createSlice({
  name: 'visit',
  initialState: { today: '', origin: '' } as Visit,
  reducers: {
    began: (_, { payload }: PayloadAction<Visit>): Visit => payload,
    dayChanged: (visit, { payload: today }: PayloadAction<string>): Visit => ({ ...visit, today }),
  },
  selectors: { today: ({ today }) => today, origin: ({ origin }) => origin },
});

export const { began, dayChanged } = slice.actions;
export const { today, origin } = slice.selectors;
export default slice;
