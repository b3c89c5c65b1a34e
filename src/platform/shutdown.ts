import type { Log } from './log.ts';

export type ShutdownStep = { readonly name: string; readonly stop: () => Promise<unknown> };

/**
 * npm forwards a signal that the terminal already sent to every process; within this time both
 * count as one.
 */
const SAME_SIGNAL_MS = 1_000;
const MAX_SHUTDOWN_MS = 25_000;
const PARENT_CHECK_MS = 1_000;

const stopAll = async (log: Log, steps: readonly ShutdownStep[]) => {
  for (const { name, stop } of steps) {
    try {
      await stop();
      log.debug({ name }, 'stopped');
    } catch (error) {
      log.error({ name, error }, 'did not stop cleanly');
    }
  }
};

const forceExit = (log: Log) => {
  log.error({ code: 1 }, 'process: ended before it had stopped cleanly');
  process.exit(1);
};

/** npm may be killed without forwarding a signal, so its child processes watch the parent's id. */
const stopWhenParentEnds = (end: () => void) => {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] && parent !== 1)
    setInterval(() => process.ppid !== parent && end(), PARENT_CHECK_MS).unref();
};

/**
 * Runs the steps in order on SIGTERM, SIGINT or an uncaught error; a failed step does not stop the
 * next. A second signal, or 25 s, force the exit.
 */
export const onShutdown = (
  log: Log,
  steps: () => readonly ShutdownStep[],
): { isStopping: () => boolean; stop: (code?: number, reason?: string) => Promise<never> } => {
  let stoppingSince: number | null = null;
  const stop = async (code = 0, reason = 'stop'): Promise<never> => {
    const startedAt = Date.now();
    stoppingSince ??= startedAt;
    setTimeout(() => forceExit(log), MAX_SHUTDOWN_MS).unref();
    await stopAll(log, steps());
    log.info({ reason, code, ms: Date.now() - startedAt }, 'process: ended');
    process.exit(code);
  };
  const asked = (signal: NodeJS.Signals) => {
    if (stoppingSince === null) void stop(0, signal);
    else if (Date.now() - stoppingSince > SAME_SIGNAL_MS) forceExit(log);
  };
  const broken = (error: unknown) => {
    log.error({ error }, 'a defect that nothing caught: the process ends');
    if (stoppingSince === null) void stop(1, 'defect');
  };
  process.on('SIGTERM', asked).on('SIGINT', asked);
  process.on('uncaughtException', broken).on('unhandledRejection', broken);
  stopWhenParentEnds(() => stoppingSince ?? void stop(0, 'npm ended'));
  return { isStopping: () => stoppingSince !== null, stop };
};
