import { randomUUID } from 'node:crypto';
import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from '../decider.ts';
import { ConcurrencyError, type Cause, type EventLog } from '../event-log.ts';
import { canonicalTail, CHAIN_FORMAT, type ChainedEvent } from '../hash-chain.ts';
import { applyProjections, type ProjectedEvent, type Projection } from '../projection.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from './event-rows.ts';

const SCHEMA = 1;

const isVersionConflict = (error: unknown) => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'event_stream_version';
};

/**
 * Hashes and inserts an event in one statement, because all other appends wait for the lock on
 * `log_head`. The hash must equal that of `hash-chain.ts`.
 */
const APPEND = `
  with canonical as (select ?::text tail),
  head as (
    update log_head set pos = log_head.pos + 1,
      hash = sha256('${CHAIN_FORMAT}'::bytea || log_head.hash || convert_to('[' || (log_head.pos + 1) || (select tail from canonical), 'UTF8'))
    returning new.pos, old.hash prev, new.hash hash),
  inserted as (
    insert into event (pos, event_id, stream, version, type, schema, at, actor, data, subject_id, commitment, canon, prev, hash)
    select pos, ?::uuid, ?, ?::int, ?, ?::int, ?::timestamptz, ?, ?::jsonb, ?::uuid, ?, convert_to('[' || pos || tail, 'UTF8'), prev, hash from head, canonical
    returning pos, event_id),
  queued as (insert into outbox (pos, event_id) select pos, event_id from inserted)
  select pg_notify('outbox', '')`;

const appendRow = (sql: Sql, event: Omit<ChainedEvent, 'position'>) =>
  sql(APPEND, [
    canonicalTail(event),
    event.id,
    event.stream,
    event.version,
    event.type,
    event.schema,
    event.at,
    event.actor,
    JSON.stringify(event.data),
    event.subjectId,
    event.commitment,
  ]);

const appendOne = async (
  sql: Sql,
  projections: readonly Projection[],
  event: Omit<ChainedEvent, 'position'>,
) => {
  const { schema: _, commitment: __, ...projected } = event;
  /*
   * Sends the append after the projections. PostgreSQL runs statements in order, so `log_head` is
   * locked last.
   */
  await Promise.all([
    applyProjections(projections, projected as unknown as ProjectedEvent, sql),
    appendRow(sql, event),
  ]);
};

/**
 * Creates the event log. Each append locks `log_head` until commit, so positions have no gaps and
 * follow the order of commits.
 */
export const postgresEventLog = (projections: readonly Projection[]): EventLog => ({
  async read<Event extends DomainEvent>(sql: Sql, stream: string) {
    const rows = await sql<EventRow>(
      `select ${EVENT_COLUMNS} from event where stream = ? order by version`,
      [stream],
    );
    return rows.map((row) => toRecorded<Event>(row));
  },

  async append(sql, stream, expectedVersion, events, { at, actor, subject }: Cause) {
    try {
      for (const [index, { type, data }] of events.entries())
        await appendOne(sql, projections, {
          id: randomUUID(),
          stream,
          version: expectedVersion + index + 1,
          type,
          schema: SCHEMA,
          at,
          actor,
          data,
          subjectId: subject?.id ?? null,
          commitment: subject?.commitment ?? null,
        });
    } catch (error) {
      throw isVersionConflict(error) ? new ConcurrencyError(stream, expectedVersion) : error;
    }
  },
});
