import { createSlice } from '@reduxjs/toolkit';

/** Whether the cookie banner is on screen. Only the browser knows the stored answer, so the server never shows it. */
const slice = createSlice({
  name: 'consent',
  initialState: { asking: false, reopened: false },
  reducers: {
    consentAsked: () => ({ asking: true, reopened: false }),
    consentReopened: () => ({ asking: true, reopened: true }),
    consentGiven: () => ({ asking: false, reopened: false }),
  },
  selectors: { consentState: (state) => state },
});

export const { consentAsked, consentReopened, consentGiven } = slice.actions;
export const { consentState } = slice.selectors;
export default slice;
