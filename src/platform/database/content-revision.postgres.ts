import { coalesce } from '#src/kernel/coalesce-and-memoize.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Under load, callers share a query; a single caller does not wait. */
const MIN_INTERVAL_MS = 2;

/**
 * Reads the committed revision of the public content, which triggers count (migration 0740). Never
 * older than the call, so edits appear in every process immediately.
 */
export const createContentRevisionReader = (sql: Sql): (() => Promise<string>) =>
  coalesce(
    async () =>
      (await sql<{ version: string }>('select version::text from shown_version'))[0]!.version,
    MIN_INTERVAL_MS,
  );
