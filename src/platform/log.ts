import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** One JSON line per entry on standard output. Entries carry ids, codes and numbers; never what a person typed. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: { pid: process.pid },
    redact: ['*.password', '*.cookie', '*.authorization', '*.email', '*.phone'],
    serializers: { error: errorWords },
  });

/** An error without the values that a driver may put into its details. */
const errorWords = (error: unknown) => {
  if (!(error instanceof Error)) return { message: typeof error };
  const { code, constraint } = error as { code?: string; constraint?: string };
  return { type: error.name, message: error.message.split(' - ').at(-1), code, constraint, stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 8) };
};
