import type { UnknownAction } from '@reduxjs/toolkit';
import { injectReducer } from './injectReducer.ts';

/** What the page came with, or what was read since. `readAt`: milliseconds since this document was opened; 0: it came with it. */
export type Preloaded<Value> = { readonly value: Value; readonly readAt: number };

/** Milliseconds for which it is the answer; who comes later asks again. */
const FRESH_MS = 20_000;

export const isFresh = (served: Preloaded<unknown> | null, now: number): boolean =>
  served !== null && now - served.readAt < FRESH_MS;

/** A part of the store that lives outside the API client, which a reader of the page then need not download. */
export const createPreloadedSlice = <Name extends string, Value>(name: Name) => {
  const type = `${name}/read`;
  const isRead = (action: UnknownAction): action is UnknownAction & { payload: Preloaded<Value> } =>
    action.type === type;
  injectReducer({
    reducerPath: name,
    reducer: (state: Preloaded<Value> | null = null, action) =>
      isRead(action) ? action.payload : state,
  });
  return {
    read: (value: Value, readAt: number) => ({
      type,
      payload: { value, readAt } satisfies Preloaded<Value>,
    }),
    of: (state: { readonly [part in Name]: Preloaded<Value> | null }): Preloaded<Value> | null =>
      state[name],
  };
};

export type PreloadedSlice<Value> = {
  readonly read: (value: Value, readAt: number) => UnknownAction;
  // The name of the part is the caller's business; the state is the whole store's.
  readonly of: (state: never) => Preloaded<Value> | null;
};
