import { coalesce } from '#src/kernel/coalesce-and-memoize.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Hundreds of readers share a question then; one alone does not wait. */
const MIN_INTERVAL_MS = 2;

/**
 * Which state of card and turns is committed now: the database counts every statement that changes them, whoever makes it
 * (migration 0740). Asked of the database each time, by a question that begins after whoever asks, so that an edit is seen at
 * once by every process.
 */
export const createContentRevisionReader = (sql: Sql): (() => Promise<string>) =>
  coalesce(
    async () =>
      (await sql<{ version: string }>('select version::text from shown_version'))[0]!.version,
    MIN_INTERVAL_MS,
  );
