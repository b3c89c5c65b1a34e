export type WakeUpSignal = {
  /** Ends the current wait. If there is none, ends the next one immediately. */
  notify(): void;
  wait(ms: number): Promise<void>;
};

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
