import type { Sql } from '#src/kernel/transaction.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import { CHAIN_START, type ChainPosition, type LogEntry } from '#src/event-log/hash-chain.ts';

const BATCH = 2_000;

type Row = Omit<LogEntry, 'position'> & { pos: string };

const COLUMNS = `pos::text, event_id::text id, stream, version, type, schema, ${isoInstantSql('at')} at, actor, data,
  subject_id::text "subjectId", commitment, canon, encode(prev, 'hex') prev, encode(hash, 'hex') hash,
  at = date_trunc('milliseconds', at) "isWholeMillisecond"`;

export const readHead = async (sql: Sql): Promise<ChainPosition> => {
  const [head] = await sql<{ pos: string; hash: string }>(
    `select pos::text, encode(hash, 'hex') hash from log_head`,
  );
  return { position: Number(head!.pos), hash: head!.hash };
};

export const hasEvents = async (sql: Sql): Promise<boolean> =>
  (await sql('select from log_head where pos > 0')).length > 0;

export const readChainPosition = async (sql: Sql, position: number): Promise<ChainPosition> => {
  const [row] = await sql<{ hash: string }>(
    `select encode(hash, 'hex') hash from event where pos = ?`,
    [position],
  );
  return row ? { position, hash: row.hash } : CHAIN_START;
};

/**
 * Yields the events after position `from`, up to `to`. The generator reads ahead, so the caller
 * must not use `sql` until it ends.
 */
export async function* readEntries(sql: Sql, from: number, to: number): AsyncGenerator<LogEntry> {
  const read = (after: number) =>
    sql<Row>(
      `select ${COLUMNS} from event where event.pos > ? and event.pos <= ? order by event.pos limit ${BATCH}`,
      [after, to],
    );
  let nextBatch: Promise<Row[]> | null = from < to ? read(from) : null;
  try {
    while (nextBatch) {
      const rows: Row[] = await nextBatch;
      const last = Number(rows.at(-1)?.pos ?? to);
      nextBatch = rows.length === BATCH && last < to ? read(last) : null;
      // Prevents an unhandled rejection if the consumer stops early.
      nextBatch?.catch(() => undefined);
      for (const { pos, ...entry } of rows) yield { ...entry, position: Number(pos) };
    }
  } finally {
    await nextBatch?.catch(() => undefined);
  }
}
