import { pino, type Logger } from 'pino';

/**
 * Fields of a request's log line. They must not contain user input, because this line bypasses the
 * redaction of pino.
 */
export type RequestFacts = {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly staff?: string;
};

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'> & {
  readonly request: (level: 'info' | 'debug', facts: RequestFacts) => void;
};

const BATCH_CHARS = 16_000;
const BATCH_INTERVAL_MS = 100;
const WARN = 40;

/**
 * Collects log lines for up to 100 ms, because a system call per line would slow every response.
 */
const createBatchedOutput = () => {
  const out = pino.destination({ dest: 1, sync: true });
  let lines: string[] = [];
  let size = 0;
  const flush = () => {
    if (size === 0) return;
    out.write(lines.join(''));
    [lines, size] = [[], 0];
  };
  setInterval(flush, BATCH_INTERVAL_MS).unref();
  process.on('exit', flush);
  return {
    flush,
    write(line: string) {
      lines.push(line);
      size += line.length;
      if (size >= BATCH_CHARS) flush();
    },
  };
};

export const createLog = (level: string): Log => {
  if (level === 'silent') return Object.assign(pino({ level }), { request: () => undefined });
  const out = createBatchedOutput();
  const base = { pid: process.pid };
  const logger = pino(
    {
      level,
      base,
      redact: ['*.password', '*.cookie', '*.authorization', '*.email', '*.phone'],
      serializers: { error: serializeError },
      hooks: {
        logMethod(args, write, severity) {
          write.apply(this, args);
          if (severity >= WARN) out.flush();
        },
      },
    },
    out,
  );
  return Object.assign(logger, {
    request: (severity: 'info' | 'debug', facts: RequestFacts) => {
      if (logger.isLevelEnabled(severity))
        out.write(
          `${JSON.stringify({ level: logger.levels.values[severity], time: Date.now(), ...base, ...facts, msg: 'request' })}\n`,
        );
    },
  });
};

/** SQLSTATE codes whose messages quote the rejected value, which may be personal data. */
const DATA_EXCEPTION = /^22/;
const MAX_STACK_FRAMES = 8;

/**
 * Removes the SQL statement that MikroORM puts before PostgreSQL's message. Replaces messages that
 * quote a value.
 */
const safeMessage = (message: string, code: string | undefined) =>
  code && DATA_EXCEPTION.test(code)
    ? 'a value that PostgreSQL could not take'
    : message.split(' - ').at(-1);

const serializeError = (error: unknown) => {
  if (!(error instanceof Error)) return { message: typeof error };
  const { code, constraint } = error as { code?: string; constraint?: string };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_STACK_FRAMES);
  return { type: error.name, message: safeMessage(error.message, code), code, constraint, stack };
};
