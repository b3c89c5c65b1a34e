import type { Sql } from '#src/kernel/transaction.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { Audience } from './outbox-rows.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from '../event-rows.ts';

export type Channel = 'mail' | 'none';

export type UndeliveredEvents = {
  readonly undelivered: readonly RecordedEvent[];
  readonly deliveredIds: readonly string[];
};

export type DeliveryRecords = {
  /** Reads events by id. Unknown ids, such as those of another database, are in neither list. */
  findEvents(eventIds: readonly string[], audience?: Audience): Promise<UndeliveredEvents>;
  /**
   * Records that one message was sent about these events, and marks their outbox rows as done.
   * Idempotent.
   */
  record(
    eventIds: readonly string[],
    channel: Channel,
    messageId: string,
    audience?: Audience,
  ): Promise<void>;
  /** Returns the stream of the event, or null for the id of another database. */
  findStream(eventId: string): Promise<string | null>;
  /** Holds back other deliveries about the stream until the transaction ends. */
  lockStream(tx: Sql, stream: string, audience: Audience): Promise<void>;
  /** Undelivered events of the same stream, up to this one, oldest first. */
  findUndeliveredUpTo(eventId: string, audience: Audience): Promise<RecordedEvent[]>;
  /** Adds rows about these events for the guest, due after the delay in seconds. Idempotent. */
  queueForGuests(eventIds: readonly string[], delayS: number): Promise<void>;
};

const FIND_EVENTS = `
  select ${EVENT_COLUMNS}, exists (select from delivery d where d.event_id = event.event_id and d.audience = ?) delivered
  from event where event_id = any(?::uuid[]) order by event.pos`;

const RECORD = `
  with ids as (select unnest(?::uuid[]) id), audience as (select ?::text aimed),
  recorded as (
    insert into delivery (event_id, channel, message_id, audience)
    select id, ?, ?, aimed from ids, audience where not exists (select from delivery d where d.event_id = id and d.audience = aimed)
    on conflict do nothing)
  update outbox set done_at = now() from audience
  where done_at is null and event_id in (select id from ids) and outbox.audience = aimed`;

const FIND_UNDELIVERED_UP_TO = `
  select ${EVENT_COLUMNS} from event where event_id in (
    select e.event_id from event e join outbox o on o.event_id = e.event_id
    where e.stream = (select stream from event where event_id = ?) and e.pos <= (select pos from event where event_id = ?)
      and o.audience = ? and o.done_at is null)
  order by event.pos`;

const LOCK_STREAM = `select pg_advisory_xact_lock(hashtextextended('delivery/' || ? || '/' || ?, 0))`;

const QUEUE_FOR_GUESTS = `
  with queued as (
    insert into outbox (pos, event_id, audience, next_try)
    select pos, event_id, 'guest', now() + make_interval(secs => ?) from event where event_id = any(?::uuid[])
    on conflict do nothing returning 1)
  select pg_notify('outbox', '') from (select from queued limit 1) any_queued`;

/** During this time, the queue itself retries a published notice. */
const QUEUE_GRACE_SECONDS = 10;

/** A delivered mail proves that mail works again, so all waiting notices become due. */
const MAKE_WAITING_NOTICES_DUE = `
  with due as (
    update outbox set next_try = now()
    where done_at is null and next_try > now() and enqueued_at < now() - make_interval(secs => ?)
    returning 1)
  select pg_notify('outbox', '') from (select from due limit 1) any_due`;

export const postgresDeliveryRecords = (sql: Sql): DeliveryRecords => ({
  async findEvents(eventIds, audience = 'staff') {
    const rows = await sql<EventRow & { delivered: boolean }>(FIND_EVENTS, [audience, eventIds]);
    return {
      undelivered: rows.filter(({ delivered }) => !delivered).map((row) => toRecorded(row)),
      deliveredIds: rows.filter(({ delivered }) => delivered).map(({ id }) => id),
    };
  },
  async record(eventIds, channel, messageId, audience = 'staff') {
    await sql(RECORD, [eventIds, audience, channel, messageId]);
    if (channel === 'mail') await sql(MAKE_WAITING_NOTICES_DUE, [QUEUE_GRACE_SECONDS]);
  },
  async findStream(eventId) {
    const [row] = await sql<{ stream: string }>('select stream from event where event_id = ?', [
      eventId,
    ]);
    return row?.stream ?? null;
  },
  async lockStream(tx, stream, audience) {
    await tx(LOCK_STREAM, [audience, stream]);
  },
  async findUndeliveredUpTo(eventId, audience) {
    const rows = await sql<EventRow>(FIND_UNDELIVERED_UP_TO, [eventId, eventId, audience]);
    return rows.map((row) => toRecorded(row));
  },
  async queueForGuests(eventIds, delayS) {
    if (eventIds.length > 0) await sql(QUEUE_FOR_GUESTS, [delayS, eventIds]);
  },
});
