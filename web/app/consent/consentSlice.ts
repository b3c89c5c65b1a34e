import type { UnknownAction } from '@reduxjs/toolkit';

/** Whether the cookie banner is on screen. Only the browser knows the stored answer, so the server never shows it. */
type Asking = { readonly asking: boolean; readonly reopened: boolean };

const after: Readonly<Record<string, Asking>> = {
  'consent/asked': { asking: true, reopened: false },
  'consent/reopened': { asking: true, reopened: true },
  'consent/given': { asking: false, reopened: false },
};

// Without `createSlice`, as in web/shared/visit.ts.
const slice = {
  reducerPath: 'consent',
  reducer: (state: Asking = { asking: false, reopened: false }, { type }: UnknownAction): Asking =>
    after[type] ?? state,
} as const;

export const consentAsked = () => ({ type: 'consent/asked' }) as const;
export const consentReopened = () => ({ type: 'consent/reopened' }) as const;
export const consentGiven = () => ({ type: 'consent/given' }) as const;
export const consentState = ({ consent }: { readonly consent: Asking }): Asking => consent;
export default slice;
