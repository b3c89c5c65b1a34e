import type { UnknownAction } from '@reduxjs/toolkit';

/**
 * `asking` (whether the banner is open) starts as false, because only the browser knows the stored
 * answer.
 */
type ConsentBannerState = { readonly asking: boolean; readonly reopened: boolean };

const stateByAction: Readonly<Record<string, ConsentBannerState>> = {
  'consent/asked': { asking: true, reopened: false },
  'consent/reopened': { asking: true, reopened: true },
  'consent/given': { asking: false, reopened: false },
};

// A plain reducer, because `createSlice` would enlarge the bundle of public pages.
const slice = {
  reducerPath: 'consent',
  reducer: (
    state: ConsentBannerState = { asking: false, reopened: false },
    { type }: UnknownAction,
  ): ConsentBannerState => stateByAction[type] ?? state,
} as const;

export const consentAsked = () => ({ type: 'consent/asked' }) as const;
export const consentReopened = () => ({ type: 'consent/reopened' }) as const;
export const consentGiven = () => ({ type: 'consent/given' }) as const;
export const selectConsentBanner = ({
  consent,
}: {
  readonly consent: ConsentBannerState;
}): ConsentBannerState => consent;
export default slice;
