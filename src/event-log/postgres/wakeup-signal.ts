export type WakeUpSignal = {
  /** Ends the current wait, or the next one when none is pending. */
  notify(): void;
  /** Resolves after `ms` or at the next `notify`. */
  wait(ms: number): Promise<void>;
};

/** Interruptible sleep (auto-reset event) for a single waiter. */
export const createWakeUpSignal = (): WakeUpSignal => {
  let notified = false;
  let wake: (() => void) | null = null;
  return {
    notify() {
      notified = true;
      wake?.();
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake?.(), ms);
        wake = () => {
          clearTimeout(timer);
          wake = null;
          notified = false;
          resolve();
        };
        if (notified) wake();
      }),
  };
};
