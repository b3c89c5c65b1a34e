import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

export type InjectedSlice = {
  readonly reducerPath: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each slice has its own type of state.
  readonly reducer: Reducer<any, UnknownAction>;
  readonly middleware?: Middleware;
};

const slices: InjectedSlice[] = [];
let listener: ((part: InjectedSlice) => void) | null = null;

/**
 * Registers a reducer when its module is imported, so each page downloads only the reducers that it
 * uses.
 */
export const injectReducer = <Part extends InjectedSlice>(part: Part): Part => {
  slices.push(part);
  listener?.(part);
  return part;
};

export const injectedSlices = (): readonly InjectedSlice[] => slices;

export const onSliceInjected = (take: (part: InjectedSlice) => void): void => {
  listener = take;
};
