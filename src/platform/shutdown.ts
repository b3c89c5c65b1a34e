import type { Log } from './log.ts';

type Step = { readonly name: string; readonly stop: () => Promise<unknown> };

/**
 * Ends the process once, in the order in which the steps were given: first what takes work in, last what work needs.
 * A step that fails does not keep the next one from running. A second signal ends the process at once.
 */
export const onShutdown = (log: Log, steps: () => readonly Step[]): { isStopping: () => boolean; stop: (code?: number) => Promise<never> } => {
  let stopping = false;
  const stop = async (code = 0): Promise<never> => {
    stopping = true;
    for (const { name, stop: end } of steps()) {
      try {
        await end();
        log.debug({ name }, 'stopped');
      } catch (error) {
        log.error({ name, error }, 'did not stop cleanly');
      }
    }
    process.exit(code);
  };
  const signalled = () => {
    if (stopping) process.exit(1);
    void stop();
  };
  process.on('SIGTERM', signalled);
  process.on('SIGINT', signalled);
  return { isStopping: () => stopping, stop };
};
