import { randomUUID } from 'node:crypto';
import type { Sql } from '../../kernel/transaction.ts';
import type { DomainEvent } from '../decider.ts';
import { StreamMoved, type Cause, type EventLog } from '../event-log.ts';
import { canonicalBytes, chainHash, type Sealed } from '../hash-chain.ts';
import { project, type Projected, type Projection } from '../projection.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from './event-rows.ts';

const SCHEMA = 1;

const isStreamMoved = (error: unknown) => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'event_stream_version';
};

/** Event, head and outbox row in one statement; the head's row lock, taken just before, is held until commit. */
const write = async (sql: Sql, event: Omit<Sealed, 'position'>) => {
  const [head] = await sql<{ pos: string; hash: Buffer }>('select pos::text, hash from log_head for update');
  const sealed = { ...event, position: Number(head!.pos) + 1 };
  const canon = canonicalBytes(sealed);
  const hash = chainHash(head!.hash, canon);
  await sql(
    `with written as (
       insert into event (pos, event_id, stream, version, type, schema, at, actor, data, subject_id, commitment, canon, prev, hash)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning pos, event_id
     ), moved as (update log_head set pos = ?, hash = ?),
     waiting as (insert into outbox (pos, event_id) select pos, event_id from written)
     select pg_notify('outbox', '')`,
    [sealed.position, sealed.id, sealed.stream, sealed.version, sealed.type, sealed.schema, sealed.at, sealed.actor,
      JSON.stringify(sealed.data), sealed.subjectId, sealed.commitment, canon, head!.hash, hash, sealed.position, hash],
  );
};

const appendOne = async (sql: Sql, projections: readonly Projection[], event: Omit<Sealed, 'position'>) => {
  const { schema: _, commitment: __, ...projected } = event;
  await project(projections, projected as unknown as Projected, sql);
  await write(sql, event);
};

/**
 * The log on PostgreSQL. Read models are written before the head is locked, so that the one lock which every command
 * needs is held for two statements; positions therefore have no gap and appear in order of commit.
 */
export const postgresEventLog = (projections: readonly Projection[]): EventLog => ({
  async read<Event extends DomainEvent>(sql: Sql, stream: string) {
    const rows = await sql<EventRow>(`select ${EVENT_COLUMNS} from event where stream = ? order by version`, [stream]);
    return rows.map((row) => toRecorded<Event>(row));
  },

  async append(sql, stream, expectedVersion, events, { at, actor, subject }: Cause) {
    try {
      for (const [index, { type, data }] of events.entries())
        await appendOne(sql, projections, {
          id: randomUUID(), stream, version: expectedVersion + index + 1, type, schema: SCHEMA, at, actor, data,
          subjectId: subject?.id ?? null, commitment: subject?.commitment ?? null,
        });
    } catch (error) {
      throw isStreamMoved(error) ? new StreamMoved(stream, expectedVersion) : error;
    }
  },
});
