import { summarizeBreaches, type Verifier } from './verifier.ts';

const MAX_LOCK_WAIT_MS = 3_000;
/** Tolerance in ms, because PostgreSQL may end a lock wait shortly after `lock_timeout`. */
const GRACE_MS = 250;
/**
 * Matches the migration lock in the log. Long waits for it are not a fault, because starting
 * processes wait for the migration.
 */
const STARTING = /advisory lock \[\d+,0,7061201,1\]/;
const UNCAUGHT = /process: uncaught exception|Unhandled|ERR_UNHANDLED/i;
const CONTEXT = 12;
const WAITED = /acquired .* after ([\d.]+) ms/;

export const deadlocksAndLongWaits: Verifier = {
  name: 'V14',
  promise: 'no deadlock, and no lock waited for longer than 3 s',
  breaches: async ({ databaseLog }) =>
    summarizeBreaches(
      databaseLog
        .split('\n')
        .filter(
          (line) =>
            line.includes('deadlock detected') ||
            (!STARTING.test(line) &&
              Number(WAITED.exec(line)?.[1] ?? 0) > MAX_LOCK_WAIT_MS + GRACE_MS),
        ),
    ),
};

export const uncaughtDefects: Verifier = {
  name: 'V15',
  promise: 'no answer 500, nothing that nobody caught',
  breaches: async ({ defects: replies, outputs }) =>
    summarizeBreaches([
      ...replies,
      ...outputs.flatMap((output) => {
        const lines = output.split('\n');
        return lines.flatMap((line, place) =>
          UNCAUGHT.test(line) ? [lines.slice(place, place + CONTEXT).join(' ↵ ')] : [],
        );
      }),
    ]),
};

export const unexpectedRestarts: Verifier = {
  name: 'V16',
  promise: 'no process ended that nobody killed',
  breaches: async ({ unexpectedExits: unordered }) => summarizeBreaches(unordered),
};
