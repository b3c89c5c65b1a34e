import { createSlice } from '@reduxjs/toolkit';

/**
 * State of the cookie banner. `asking` (the banner is open) starts as true, because the server does
 * not know the visitor's stored answer.
 */
type ConsentBannerState = { readonly asking: boolean; readonly reopened: boolean };

const slice = createSlice({
  name: 'consent',
  initialState: { asking: true, reopened: false } as ConsentBannerState,
  reducers: {
    consentReopened: () => ({ asking: true, reopened: true }),
    consentGiven: () => ({ asking: false, reopened: false }),
  },
});

export const { consentReopened, consentGiven } = slice.actions;
export const selectConsentBanner = ({
  consent,
}: {
  readonly consent: ConsentBannerState;
}): ConsentBannerState => consent;
export default slice;
