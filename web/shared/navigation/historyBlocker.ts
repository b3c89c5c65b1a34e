type HistoryBlocker = (event: PopStateEvent) => void;
let blocker: HistoryBlocker | null = null;

/*
 * `popstate` listeners run in order of registration, so the entry point imports this file before
 * React Router.
 */
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => blocker?.(event));

/** `judge` runs before React Router on each `popstate`. Null removes it. */
export const setHistoryBlocker = (judge: HistoryBlocker | null): void => {
  blocker = judge;
};
