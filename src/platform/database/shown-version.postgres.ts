import { together } from '../../kernel/kept.ts';
import type { Sql } from '../../kernel/transaction.ts';

/**
 * Which state of card and turns is committed now: the database counts every statement that changes them, whoever makes it
 * (migration 0740). Asked of the database each time, so that an edit is seen at once by every process.
 */
export const shownVersion = (sql: Sql): (() => Promise<string>) =>
  together(async () => (await sql<{ version: string }>('select version::text from shown_version'))[0]!.version);
