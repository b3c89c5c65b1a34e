import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Action,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import {
  injectedSlices,
  onSliceInjected,
  type InjectedSlice,
} from '#web/shared/store/injectReducer.ts';
import visit, { type ServerContext } from '#web/shared/store/serverContextSlice.ts';
import consent from './consent/consentSlice.ts';

/** What the server hands over, by part of the store. */
export type PreloadedState = { readonly visit?: ServerContext; readonly [part: string]: unknown };

/** Begins with what was handed over, whenever the part itself arrives. */
const withPreloadedState = (
  { reducerPath, reducer }: InjectedSlice,
  handed: PreloadedState,
): InjectedSlice => ({
  reducerPath,
  reducer: (state = handed[reducerPath], action) => reducer(state, action),
});

/** One store per visit in the browser, one per request on the server, with the parts known so far. */
const assembleStore = (handed: PreloadedState) => {
  const reducer = combineSlices(
    withPreloadedState(visit, handed),
    withPreloadedState(consent, handed),
  );
  const late = createDynamicMiddleware();
  const take = (part: InjectedSlice) => {
    reducer.inject(withPreloadedState(part, handed));
    if (part.middleware) late.addMiddleware(part.middleware);
  };
  injectedSlices().forEach(take);
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(late.middleware),
  });
  return { store, take };
};

export type AppStore = {
  readonly getState: () => unknown;
  readonly dispatch: ThunkDispatch<unknown, unknown, Action>;
} & ReturnType<typeof assembleStore>['store'];

export const createAppStore = (handed: PreloadedState = {}): AppStore =>
  assembleStore(handed).store;

/** The browser's store: takes in parts as their code arrives. */
export const createBrowserStore = (handed: PreloadedState): AppStore => {
  const { store, take } = assembleStore(handed);
  onSliceInjected((part) => {
    take(part);
    // A part has no state before the next action.
    store.dispatch({ type: 'store/grown' });
  });
  return store;
};
