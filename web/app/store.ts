import { combineSlices, configureStore } from '@reduxjs/toolkit';
import bookingFlow from '../features/booking/bookingFlowSlice.ts';
import { api } from '../shared/api.ts';
import visit from '../shared/visit.ts';
import consent from './consent/consentSlice.ts';

const reducer = combineSlices(api, visit, consent, bookingFlow);
export type RootState = ReturnType<typeof reducer>;

/** One store per visit in the browser, one per request on the server. `preloaded` is what the server handed over. */
export const makeStore = (preloaded?: Partial<RootState>) =>
  configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    ...(preloaded ? { preloadedState: preloaded } : {}),
  });
export type AppStore = ReturnType<typeof makeStore>;
