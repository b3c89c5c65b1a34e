import type { Log } from './log.ts';

export type ShutdownStep = { readonly name: string; readonly stop: () => Promise<unknown> };

/**
 * Two signals within this time count as one, because on Ctrl-C both the terminal and npm send a
 * signal.
 */
const SAME_SIGNAL_MS = 1_000;
const MAX_SHUTDOWN_MS = 25_000;
const PARENT_CHECK_MS = 1_000;

const stopAll = async (log: Log, steps: readonly ShutdownStep[]) => {
  for (const { name, stop } of steps) {
    try {
      await stop();
      log.debug({ name }, 'shutdown: step stopped');
    } catch (error) {
      log.error({ name, error }, 'shutdown: step failed');
    }
  }
};

const forceExit = (log: Log) => {
  log.error({ code: 1 }, 'shutdown: forced exit before graceful stop finished');
  process.exit(1);
};

/** Stops the process when npm ends, because npm may be killed without forwarding a signal. */
const stopWhenParentEnds = (stop: () => void) => {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] && parent !== 1)
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
};

/**
 * Runs all steps in order, even after a failed step. After a second signal, or after 25 s, the
 * process exits in any case.
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
    log.info({ reason, code, ms: Date.now() - startedAt }, 'shutdown: process exits');
    process.exit(code);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince === null) void stop(0, signal);
    else if (Date.now() - stoppingSince > SAME_SIGNAL_MS) forceExit(log);
  };
  const onUncaughtError = (error: unknown) => {
    log.error({ error }, 'process: uncaught exception, shutting down');
    if (stoppingSince === null) void stop(1, 'uncaught exception');
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  process.on('uncaughtException', onUncaughtError).on('unhandledRejection', onUncaughtError);
  stopWhenParentEnds(() => stoppingSince ?? void stop(0, 'npm ended'));
  return { isStopping: () => stoppingSince !== null, stop };
};
