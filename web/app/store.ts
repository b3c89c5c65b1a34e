import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Action,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import { partsSoFar, welcomeParts, type StorePart } from '../shared/store-parts.ts';
import visit, { type Visit } from '../shared/visit.ts';
import consent from './consent/consentSlice.ts';

/** What the server hands over, by part of the store. */
export type Handed = { readonly visit?: Visit; readonly [part: string]: unknown };

/** Begins with what was handed over, whenever the part itself arrives. */
const beginning = ({ reducerPath, reducer }: StorePart, handed: Handed): StorePart => ({
  reducerPath,
  reducer: (state = handed[reducerPath], action) => reducer(state, action),
});

/** One store per visit in the browser, one per request on the server, with the parts known so far. */
const assemble = (handed: Handed) => {
  const reducer = combineSlices(beginning(visit, handed), beginning(consent, handed));
  const late = createDynamicMiddleware();
  const take = (part: StorePart) => {
    reducer.inject(beginning(part, handed));
    if (part.middleware) late.addMiddleware(part.middleware);
  };
  partsSoFar().forEach(take);
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(late.middleware),
  });
  return { store, take };
};

export type AppStore = {
  readonly getState: () => unknown;
  readonly dispatch: ThunkDispatch<unknown, unknown, Action>;
} & ReturnType<typeof assemble>['store'];

export const makeStore = (handed: Handed = {}): AppStore => assemble(handed).store;

/** The browser's store: takes in parts as their code arrives. */
export const makeGrowingStore = (handed: Handed): AppStore => {
  const { store, take } = assemble(handed);
  welcomeParts((part) => {
    take(part);
    // A part has no state before the next action.
    store.dispatch({ type: 'store/grown' });
  });
  return store;
};
