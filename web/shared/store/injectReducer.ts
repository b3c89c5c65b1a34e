import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** A part of the store that comes with the screens that need it. */
export type InjectedSlice = {
  readonly reducerPath: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a reducer takes its own state alone, and each part has another.
  readonly reducer: Reducer<any, UnknownAction>;
  readonly middleware?: Middleware;
};

const slices: InjectedSlice[] = [];
let listener: ((part: InjectedSlice) => void) | null = null;

/**
 * Called once, as its module is read: `export const api = joinStore(createApi(…))`. A store made later has the part from
 * the start, the browser's gets it now. So the first visit downloads no part that its page does not need.
 */
export const injectReducer = <Part extends InjectedSlice>(part: Part): Part => {
  slices.push(part);
  listener?.(part);
  return part;
};

export const injectedSlices = (): readonly InjectedSlice[] => slices;

/** The browser's one store takes what joins from now on. */
export const onSliceInjected = (take: (part: InjectedSlice) => void): void => {
  listener = take;
};
