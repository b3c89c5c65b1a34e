import type { UnknownAction } from '@reduxjs/toolkit';
import { injectReducer } from './injectReducer.ts';

/**
 * A loaded value. `readAt`: milliseconds from opening the page until the value was loaded, or 0 if
 * the server included it.
 */
export type Preloaded<Value> = { readonly value: Value; readonly readAt: number };

const FRESH_MS = 20_000;

export const isFresh = (served: Preloaded<unknown> | null, now: number): boolean =>
  served !== null && now - served.readAt < FRESH_MS;

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
  readonly of: (state: never) => Preloaded<Value> | null;
};
