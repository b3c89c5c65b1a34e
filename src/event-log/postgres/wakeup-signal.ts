export type WakeUpSignal = {
  /** Wakes whoever waits; remembered when nobody does. */
  notify(): void;
  /** Resolves after `ms`, or at the next ring. */
  wait(ms: number): Promise<void>;
};

/** A sleep that can be cut short. One sleeper at a time. */
export const createWakeUpSignal = (): WakeUpSignal => {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    notify() {
      rung = true;
      wake?.();
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake?.(), ms);
        wake = () => {
          clearTimeout(timer);
          wake = null;
          rung = false;
          resolve();
        };
        if (rung) wake();
      }),
  };
};
