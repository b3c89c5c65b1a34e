type HistoryBlocker = (event: PopStateEvent) => void;
let blocker: HistoryBlocker | null = null;

// Browsers call a window's listeners in the order of registration: this one must stand before the router's, so whoever
// starts the page imports this file.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => blocker?.(event));

/** Lets a form judge steps of the browser's history before the router hears of them; null: nobody judges. */
export const setHistoryBlocker = (judge: HistoryBlocker | null): void => {
  blocker = judge;
};
