type HistoryBlocker = (event: PopStateEvent) => void;
let blocker: HistoryBlocker | null = null;

/*
 * `popstate` listeners run in order of registration, so the entry point imports this file before
 * React Router.
 */
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => blocker?.(event));

/**
 * Sets the function that runs before React Router on each `popstate` event. Null removes the
 * function.
 */
export const setHistoryBlocker = (judge: HistoryBlocker | null): void => {
  blocker = judge;
};
