import { createSlice } from '@reduxjs/toolkit';

/**
 * `asking` (whether the banner is open) starts as false, because only the browser stores the
 * visitor's answer about cookies.
 */
type ConsentBannerState = { readonly asking: boolean; readonly reopened: boolean };

const slice = createSlice({
  name: 'consent',
  initialState: { asking: false, reopened: false } as ConsentBannerState,
  reducers: {
    consentAsked: () => ({ asking: true, reopened: false }),
    consentReopened: () => ({ asking: true, reopened: true }),
    consentGiven: () => ({ asking: false, reopened: false }),
  },
});

export const { consentAsked, consentReopened, consentGiven } = slice.actions;
export const selectConsentBanner = ({
  consent,
}: {
  readonly consent: ConsentBannerState;
}): ConsentBannerState => consent;
export default slice;
