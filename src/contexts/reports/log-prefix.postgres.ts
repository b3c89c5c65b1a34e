import type { Sql } from '#src/kernel/transaction.ts';
import type { FindLogPrefix } from './ports.ts';

/** Selects the position of the last event that was appended up to the instant. */
const LAST_POSITION = 'select coalesce(max(pos), 0)::int "position" from event where at <= ?';

export const createLogPrefixQuery =
  (sql: Sql): FindLogPrefix =>
  async (asOf) => {
    const [row] = await sql<{ position: number }>(LAST_POSITION, [asOf]);
    return { position: row!.position };
  };
