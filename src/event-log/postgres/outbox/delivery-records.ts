import type { Sql } from '#src/kernel/transaction.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from '../event-rows.ts';

export type Channel = 'mail' | 'none';

export type UndeliveredEvents = {
  readonly undelivered: readonly RecordedEvent[];
  readonly deliveredIds: readonly string[];
};

export type DeliveryRecords = {
  /** Reads events by id. Unknown ids, such as those of another database, are in neither list. */
  findEvents(eventIds: readonly string[]): Promise<UndeliveredEvents>;
  /**
   * Records that one message was sent about these events, and marks their outbox rows as done.
   * Idempotent.
   */
  record(eventIds: readonly string[], channel: Channel, messageId: string): Promise<void>;
};

const FIND_EVENTS = `
  select ${EVENT_COLUMNS}, exists (select from delivery d where d.event_id = event.event_id) delivered
  from event where event_id = any(?::uuid[]) order by event.pos`;

const RECORD = `
  with ids as (select unnest(?::uuid[]) id),
  recorded as (
    insert into delivery (event_id, channel, message_id)
    select id, ?, ? from ids where not exists (select from delivery where event_id = id)
    on conflict do nothing)
  update outbox set done_at = now() where done_at is null and event_id in (select id from ids)`;

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
  async findEvents(eventIds) {
    const rows = await sql<EventRow & { delivered: boolean }>(FIND_EVENTS, [eventIds]);
    return {
      undelivered: rows.filter(({ delivered }) => !delivered).map((row) => toRecorded(row)),
      deliveredIds: rows.filter(({ delivered }) => delivered).map(({ id }) => id),
    };
  },
  async record(eventIds, channel, messageId) {
    await sql(RECORD, [eventIds, channel, messageId]);
    if (channel === 'mail') await sql(MAKE_WAITING_NOTICES_DUE, [QUEUE_GRACE_SECONDS]);
  },
});
