import { coalesce } from '#src/kernel/coalesce-and-memoize.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const MIN_INTERVAL_MS = 2;

/** A revision is never older than the call that returns it. */
const createRevisionReader = (sql: Sql, statement: string): (() => Promise<string>) =>
  coalesce(async () => (await sql<{ revision: string }>(statement))[0]!.revision, MIN_INTERVAL_MS);

export const createContentRevisionReader = (sql: Sql): (() => Promise<string>) =>
  createRevisionReader(sql, 'select version::text revision from shown_version');

/** The hash of the newest event, which covers all events before it. */
export const createLogHashReader = (sql: Sql): (() => Promise<string>) =>
  createRevisionReader(sql, "select encode(hash, 'base64') revision from log_head");
