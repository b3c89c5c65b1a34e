type Hold = (event: PopStateEvent) => void;
let hold: Hold | null = null;

// Browsers call a window's listeners in the order of registration: this one must stand before the router's, so whoever
// starts the page imports this file.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => hold?.(event));

/** Lets a form judge steps of the browser's history before the router hears of them; null: nobody judges. */
export const holdSteps = (judge: Hold | null): void => {
  hold = judge;
};
