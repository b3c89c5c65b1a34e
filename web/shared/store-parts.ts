import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** A part of the store that comes with the screens that need it. */
export type StorePart = {
  readonly reducerPath: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a reducer takes its own state alone, and each part has another.
  readonly reducer: Reducer<any, UnknownAction>;
  readonly middleware?: Middleware;
};

const parts: StorePart[] = [];
let welcome: ((part: StorePart) => void) | null = null;

/**
 * Called once, as its module is read: `export const api = joinStore(createApi(…))`. A store made later has the part from
 * the start, the browser's gets it now. So the first visit downloads no part that its page does not need.
 */
export const joinStore = <Part extends StorePart>(part: Part): Part => {
  parts.push(part);
  welcome?.(part);
  return part;
};

export const partsSoFar = (): readonly StorePart[] => parts;

/** The browser's one store takes what joins from now on. */
export const welcomeParts = (take: (part: StorePart) => void): void => {
  welcome = take;
};
