import type { Sql } from '#src/kernel/transaction.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { EVENT_COLUMNS, toRecorded, type EventRow } from '../event-rows.ts';

export type Channel = 'mail' | 'none';

export type DeliveryRecords = {
  findEvent(eventId: string): Promise<RecordedEvent | null>;
  isDelivered(eventId: string): Promise<boolean>;
  record(eventId: string, channel: Channel, messageId: string): Promise<void>;
};

export const postgresDeliveryRecords = (sql: Sql): DeliveryRecords => ({
  async findEvent(eventId) {
    const [row] = await sql<EventRow>(`select ${EVENT_COLUMNS} from event where event_id = ?`, [
      eventId,
    ]);
    return row ? toRecorded(row) : null;
  },
  async isDelivered(eventId) {
    return (await sql('select from delivery where event_id = ?', [eventId])).length > 0;
  },
  async record(eventId, channel, messageId) {
    await sql(
      'insert into delivery (event_id, channel, message_id) values (?, ?, ?) on conflict do nothing',
      [eventId, channel, messageId],
    );
  },
});
