import type { Sql } from '../../kernel/transaction.ts';
import { project, type Projection } from '../projection.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from './event-rows.ts';

const BATCH = 1_000;

/**
 * Empties the read models and replays the whole log into them, in the caller's transaction. Reads go on,
 * appends wait meanwhile.
 *
 * @returns how many events were replayed.
 */
export const rebuild = async (sql: Sql, projections: readonly Projection[]): Promise<number> => {
  await sql(`set local statement_timeout = 0`);
  const tables = projections.flatMap((projection) => projection.tables);
  // Tables before head, the order in which every command takes them: no deadlock.
  await sql(`lock table ${tables.join(', ')} in exclusive mode`);
  const [head] = await sql<{ pos: string }>('select pos::text from log_head for update');
  for (const table of tables) await sql(`delete from ${table}`);
  for (let from = 0; ; from += BATCH) {
    const rows = await sql<EventRow>(`select ${EVENT_COLUMNS} from event where pos > ? and pos <= ? order by event.pos`, [from, from + BATCH]);
    for (const row of rows) await project(projections, toRecorded(row), sql);
    if (from + BATCH >= Number(head!.pos)) return Number(head!.pos);
  }
};
