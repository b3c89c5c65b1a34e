import { coalesce } from '#src/kernel/coalesce-and-memoize.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const MIN_INTERVAL_MS = 2;

/**
 * Creates a function that reads a revision and shares the query between concurrent callers. The
 * result is never older than the call.
 */
const createRevisionReader = (sql: Sql, statement: string): (() => Promise<string>) =>
  coalesce(async () => (await sql<{ revision: string }>(statement))[0]!.revision, MIN_INTERVAL_MS);

export const createContentRevisionReader = (sql: Sql): (() => Promise<string>) =>
  createRevisionReader(sql, 'select version::text revision from shown_version');

/**
 * Creates a function that reads the hash of the newest event. This hash changes with every event.
 */
export const createLogHashReader = (sql: Sql): (() => Promise<string>) =>
  createRevisionReader(sql, "select encode(hash, 'base64') revision from log_head");
