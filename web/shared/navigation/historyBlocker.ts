type HistoryBlocker = (event: PopStateEvent) => void;
let blocker: HistoryBlocker | null = null;

// `popstate` listeners run in registration order: the entry point imports this file before the
// router.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => blocker?.(event));

/** Runs before the router on `popstate`; null removes it. */
export const setHistoryBlocker = (judge: HistoryBlocker | null): void => {
  blocker = judge;
};
