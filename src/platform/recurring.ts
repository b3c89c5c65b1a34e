import type { Log } from './log.ts';

export type Recurring = { start(): void; stop(): Promise<void> };

/** Runs `work` at once and then again `everyMs` after it ended, one at a time. A failure is logged and tried next time. */
export const recurring = (name: string, everyMs: number, work: () => Promise<unknown>, log: Log): Recurring => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const run = async () => {
    try {
      await work();
    } catch (error) {
      log.error({ name, error }, 'recurring work failed');
    }
    if (!stopped) timer = setTimeout(begin, everyMs);
  };
  const begin = () => {
    running = run();
  };
  return {
    start: begin,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
