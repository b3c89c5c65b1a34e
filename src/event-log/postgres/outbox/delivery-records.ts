import type { Sql } from '#src/kernel/transaction.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import {
  DEAD_LETTER_ATTEMPTS,
  DEAD_LETTER_PAUSE_SECONDS,
  MAX_RETRY_SECONDS,
  type Audience,
} from './outbox-rows.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from '../event-rows.ts';

export type Channel = 'mail' | 'none';

export type UndeliveredEvents = {
  readonly undelivered: readonly RecordedEvent[];
  readonly deliveredIds: readonly string[];
};

export type UndeliveredMessage = {
  readonly event: RecordedEvent;
  /** Message-ID of the message, or null if the mail server does not have it yet. */
  readonly sentAs: string | null;
};

export type DeliveryRecords = {
  /** Finds events by id. Omits unknown ids, such as those of another database. */
  findEvents(eventIds: readonly string[], audience?: Audience): Promise<UndeliveredEvents>;
  /**
   * Records that one message about these events was sent, and marks their outbox rows as done.
   * Idempotent.
   */
  record(
    eventIds: readonly string[],
    channel: Channel,
    messageId: string,
    audience?: Audience,
  ): Promise<void>;
  /**
   * Returns the stream of the event, or null for an unknown event, such as one of another database.
   */
  findStream(eventId: string): Promise<string | null>;
  /** Makes other deliveries about the stream to this audience wait until the transaction ends. */
  lockStream(tx: Sql, stream: string, audience: Audience): Promise<void>;
  /**
   * Runs a statement, because PostgreSQL aborts a transaction that is idle for five seconds and
   * releases its locks.
   */
  keepAlive(tx: Sql): Promise<void>;
  /**
   * Returns the seconds until `intervalS` seconds have passed since the last mail to staff, or 0.
   */
  readStaffMailPause(intervalS: number): Promise<number>;
  /** Makes the undelivered notices due in `seconds`. Does not count as a failure. */
  postpone(eventIds: readonly string[], audience: Audience, seconds: number): Promise<void>;
  /**
   * Counts a failed delivery. The notices are due again after `firstRetryS` seconds, and after twice
   * the pause with each further failure. Returns the ids of notices that became dead letters.
   */
  recordFailure(
    eventIds: readonly string[],
    audience: Audience,
    firstRetryS: number,
  ): Promise<string[]>;
  /** Keeps the relay from publishing these notices again for `leaseS` seconds. */
  renewLease(eventIds: readonly string[], audience: Audience, leaseS: number): Promise<void>;
  /** Finds events of the same streams that still need a mail to staff, oldest first. */
  findPendingOfSameStreams(eventIds: readonly string[]): Promise<RecordedEvent[]>;
  /** Finds undelivered events of the same stream, up to and including this one, oldest first. */
  findUndeliveredUpTo(eventId: string, audience: Audience): Promise<UndeliveredMessage[]>;
  /**
   * Records that the mail server has accepted the message, before the delivery is complete.
   * Idempotent.
   */
  recordSent(eventId: string, messageId: string, audience: Audience): Promise<void>;
  /**
   * Adds outbox rows for mails to the guest about these events, due after `delayS` seconds.
   * Idempotent.
   */
  queueForGuests(eventIds: readonly string[], delayS: number): Promise<void>;
};

const FIND_EVENTS = `
  select ${EVENT_COLUMNS}, exists (select from delivery d where d.event_id = event.event_id and d.audience = ?) delivered
  from event where event_id = any(?::uuid[]) order by event.pos`;

/**
 * Records a delivery. All statements lock outbox rows in the order of `pos`, which prevents
 * deadlocks between processes.
 */
const RECORD = `
  with ids as (select unnest(?::uuid[]) id order by id), audience as (select ?::text aimed),
  recorded as (
    insert into delivery (event_id, channel, message_id, audience)
    select id, ?, ?, aimed from ids, audience where not exists (select from delivery d where d.event_id = id and d.audience = aimed)
    on conflict do nothing),
  locked as materialized (
    select pos, o.audience from outbox o, audience
    where done_at is null and event_id in (select id from ids) and o.audience = aimed order by pos for update of o)
  update outbox set done_at = now() where (pos, audience) in (select pos, audience from locked)`;

const FIND_UNDELIVERED_UP_TO = `
  select ${EVENT_COLUMNS}, (select d.message_id from delivery d where d.event_id = event.event_id and d.audience = ?) "sentAs"
  from event where event_id in (
    select e.event_id from event e join outbox o on o.event_id = e.event_id
    where e.stream = (select stream from event where event_id = ?) and e.pos <= (select pos from event where event_id = ?)
      and o.audience = ? and o.done_at is null)
  order by event.pos`;

const FIND_PENDING_OF_SAME_STREAMS = `
  select ${EVENT_COLUMNS} from event where stream in (select stream from event where event_id = any(?::uuid[]))
    and exists (select from outbox o where o.pos = event.pos and o.audience = 'staff' and o.done_at is null)
  order by event.pos`;

const RECORD_SENT = `
  insert into delivery (event_id, channel, message_id, audience) values (?, 'mail', ?, ?) on conflict do nothing`;

const LOCK_STREAM = `select pg_advisory_xact_lock(hashtextextended('delivery/' || ? || '/' || ?, 0))`;

const QUEUE_FOR_GUESTS = `
  with queued as (
    insert into outbox (pos, event_id, audience, next_try)
    select pos, event_id, 'guest', now() + make_interval(secs => ?) from event where event_id = any(?::uuid[]) order by event.pos
    on conflict do nothing returning 1)
  select pg_notify('outbox', '') from (select from queued limit 1) any_queued`;

const READ_STAFF_MAIL_PAUSE = `
  select greatest(0, extract(epoch from max(at) - now()) + ?::float)::float pause
  from delivery where audience = 'staff' and channel = 'mail'`;

const LOCK_PENDING = `
  with locked as materialized (
    select pos, audience from outbox
    where done_at is null and audience = ? and event_id = any(?::uuid[]) order by pos for update)`;

const POSTPONE = `${LOCK_PENDING},
  postponed as (
    update outbox set next_try = now() + make_interval(secs => ?::float), enqueued_at = null
    where (pos, audience) in (select pos, audience from locked) returning 1)
  select pg_notify('outbox', '') from (select from postponed limit 1) any_postponed`;

/** Doubles the pause with each failure. A dead letter waits longest. */
const RECORD_FAILURE = `${LOCK_PENDING},
  failed as (
    update outbox set enqueued_at = null, attempts = attempts + 1,
      next_try = now() + make_interval(secs => case when attempts + 1 < ${DEAD_LETTER_ATTEMPTS}
        then least(${MAX_RETRY_SECONDS}, ?::float * 2 ^ least(attempts, 20)) else ${DEAD_LETTER_PAUSE_SECONDS} end)
    where (pos, audience) in (select pos, audience from locked) returning event_id::text "eventId", attempts)
  select "eventId", attempts, pg_notify('outbox', '') from failed`;

/** Skips rows that another statement locks, because that statement sets their next time itself. */
const RENEW_LEASE = `
  with waiting as materialized (
    select pos, audience from outbox
    where done_at is null and enqueued_at is not null and audience = ? and event_id = any(?::uuid[]) order by pos
    for update skip locked)
  update outbox set next_try = now() + make_interval(secs => ?::float)
  where (pos, audience) in (select pos, audience from waiting)`;

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
  async keepAlive(tx) {
    await tx('select 1');
  },
  async readStaffMailPause(intervalS) {
    const [row] = await sql<{ pause: number | null }>(READ_STAFF_MAIL_PAUSE, [intervalS]);
    return row?.pause ?? 0;
  },
  async postpone(eventIds, audience, seconds) {
    await sql(POSTPONE, [audience, eventIds, seconds]);
  },
  async recordFailure(eventIds, audience, firstRetryS) {
    const values = [audience, eventIds, firstRetryS];
    const rows = await sql<{ eventId: string; attempts: number }>(RECORD_FAILURE, values);
    return rows
      .filter(({ attempts }) => attempts === DEAD_LETTER_ATTEMPTS)
      .map(({ eventId }) => eventId);
  },
  async renewLease(eventIds, audience, leaseS) {
    await sql(RENEW_LEASE, [audience, eventIds, leaseS]);
  },
  async findPendingOfSameStreams(eventIds) {
    const rows = await sql<EventRow>(FIND_PENDING_OF_SAME_STREAMS, [eventIds]);
    return rows.map((row) => toRecorded(row));
  },
  async findUndeliveredUpTo(eventId, audience) {
    const values = [audience, eventId, eventId, audience];
    const rows = await sql<EventRow & { sentAs: string | null }>(FIND_UNDELIVERED_UP_TO, values);
    return rows.map(({ sentAs, ...row }) => ({ event: toRecorded(row), sentAs }));
  },
  async recordSent(eventId, messageId, audience) {
    await sql(RECORD_SENT, [eventId, messageId, audience]);
  },
  async queueForGuests(eventIds, delayS) {
    if (eventIds.length > 0) await sql(QUEUE_FOR_GUESTS, [delayS, eventIds]);
  },
});
