import type { UnknownAction } from '@reduxjs/toolkit';
import { joinStore } from './store-parts.ts';

/** What the page came with, or what was read since. `readAt`: milliseconds since this document was opened; 0: it came with it. */
export type Served<Value> = { readonly value: Value; readonly readAt: number };

/** Milliseconds for which it is the answer; who comes later asks again. */
const FRESH = 20_000;

export const isFresh = (served: Served<unknown> | null, now: number): boolean =>
  served !== null && now - served.readAt < FRESH;

/** A part of the store that lives outside the API client, which a reader of the page then need not download. */
export const servedPart = <Name extends string, Value>(name: Name) => {
  const type = `${name}/read`;
  const isRead = (action: UnknownAction): action is UnknownAction & { payload: Served<Value> } =>
    action.type === type;
  joinStore({
    reducerPath: name,
    reducer: (state: Served<Value> | null = null, action) =>
      isRead(action) ? action.payload : state,
  });
  return {
    read: (value: Value, readAt: number) => ({
      type,
      payload: { value, readAt } satisfies Served<Value>,
    }),
    of: (state: { readonly [part in Name]: Served<Value> | null }): Served<Value> | null =>
      state[name],
  };
};

export type ServedPart<Value> = {
  readonly read: (value: Value, readAt: number) => UnknownAction;
  // The name of the part is the caller's business; the state is the whole store's.
  readonly of: (state: never) => Served<Value> | null;
};
