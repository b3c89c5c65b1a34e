import { coalesce } from '#src/kernel/coalesce-and-memoize.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const MIN_INTERVAL_MS = 2;

/** A revision is never older than the call that returns it. */
export const createContentRevisionReader = (sql: Sql): (() => Promise<string>) =>
  coalesce(
    async () =>
      (await sql<{ version: string }>('select version::text from shown_version'))[0]!.version,
    MIN_INTERVAL_MS,
  );
