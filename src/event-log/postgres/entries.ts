import type { Sql } from '../../kernel/transaction.ts';
import { isoInstant } from '../../kernel/iso-instant.ts';
import { BEFORE_ALL, type Beginning, type Entry } from '../audit/verify.ts';

const BATCH = 2_000;

type Row = Omit<Entry, 'position'> & { pos: string };

const COLUMNS = `pos::text, event_id::text id, stream, version, type, schema, ${isoInstant('at')} at, actor, data,
  subject_id::text "subjectId", commitment, canon, encode(prev, 'hex') prev, encode(hash, 'hex') hash`;

/** The last event as the database states it. */
export const headOf = async (sql: Sql): Promise<Beginning> => {
  const [head] = await sql<{ pos: string; hash: string }>(`select pos::text, encode(hash, 'hex') hash from log_head`);
  return { position: Number(head!.pos), hash: head!.hash };
};

/** Position and hash of one event; position 0 is the nothing before the first. */
export const placeOf = async (sql: Sql, position: number): Promise<Beginning> => {
  const [row] = await sql<{ hash: string }>(`select encode(hash, 'hex') hash from event where pos = ?`, [position]);
  return row ? { position, hash: row.hash } : BEFORE_ALL;
};

/**
 * The events after `from` up to `to`, in order of position, a few thousand at a time. Also those that stand where none
 * may (before the first, or twice in a gap) are handed out, so that the verifier sees them.
 */
export async function* entriesBetween(sql: Sql, from: number, to: number): AsyncGenerator<Entry> {
  for (let after = from; after < to; ) {
    const rows = await sql<Row>(`select ${COLUMNS} from event where event.pos > ? and event.pos <= ? order by event.pos limit ${BATCH}`, [after, to]);
    for (const { pos, ...entry } of rows) yield { ...entry, position: Number(pos) };
    if (rows.length < BATCH) return;
    after = Number(rows.at(-1)!.pos);
  }
}
