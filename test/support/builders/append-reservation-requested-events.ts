import { randomUUID } from 'node:crypto';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import { createTransactionRunner } from '#src/platform/database/sql-transactions.ts';
import type { TestDatabase } from '../services/test-database.ts';

const buildReservationRequested = (): ReservationEvent => ({
  type: 'ReservationRequested',
  data: {
    seat: {
      date: '2027-03-12',
      timeSlotId: randomUUID(),
      slotStart: '20:30',
      slotEnd: '22:30',
      slotDescription: null,
      tableId: null,
      tableName: null,
      floor: null,
      covers: 4,
    },
    evidence: { coversHeld: 0, maxCovers: 75, tableFree: null, closed: false },
  },
});

/**
 * Appends `count` events to the real log, each in its own stream and transaction. Returns the ids
 * of all events in the log, oldest first.
 */
export const appendReservationRequested = async (
  { pool, query }: TestDatabase,
  count: number,
  type: ReservationEvent['type'] = 'ReservationRequested',
): Promise<string[]> => {
  const log = postgresEventLog([]);
  for (let left = count; left > 0; left--)
    await createTransactionRunner(pool)((tx) =>
      log.append(tx, `reservation-${randomUUID()}`, 0, [{ ...buildReservationRequested(), type }], {
        at: new Date().toISOString(),
        actor: 'guest',
      }),
    );
  return (await query<{ id: string }>('select event_id::text id from event order by pos')).map(
    ({ id }) => id,
  );
};
