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
import consent from './consent/consentBannerSlice.ts';

export type PreloadedState = { readonly visit?: ServerContext; readonly [part: string]: unknown };

/** Initializes a Redux slice with the server's state, even if the code of the slice loads later. */
const withPreloadedState = (
  { reducerPath, reducer }: InjectedSlice,
  handed: PreloadedState,
): InjectedSlice => ({
  reducerPath,
  reducer: (state = handed[reducerPath], action) => reducer(state, action),
});

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

export const createBrowserStore = (handed: PreloadedState): AppStore => {
  const { store, take } = assembleStore(handed);
  onSliceInjected((part) => {
    take(part);
    // Dispatches an action without effect, because Redux computes the initial state of a new slice
    // only during an action.
    store.dispatch({ type: 'store/grown' });
  });
  return store;
};
