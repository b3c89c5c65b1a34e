import { randomUUID } from 'node:crypto';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { insertSealedEvents, type UnsealedEvent } from './insert-sealed-events.ts';

const EVIDENCE = { coversHeld: 0, maxCovers: 75, tableFree: null, closed: false };
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z');

/**
 * Returns two events of one reservation: requested and confirmed. Parties are small, so no turn
 * exceeds its covers.
 */
const buildReservationEvents = (
  number: number,
  slots: readonly TimeSlotView[],
  firstDay: number,
) => {
  const slot = slots[number % slots.length]!;
  const date = new Date(firstDay + Math.floor(number / 60) * DAY_MS).toISOString().slice(0, 10);
  const seat = {
    date,
    timeSlotId: slot.id,
    slotStart: slot.startTime,
    slotEnd: slot.endTime,
    slotDescription: slot.description,
    tableId: null,
    tableName: null,
    floor: null,
    covers: 1 + (number % 3),
  };
  const stream = `reservation-${randomUUID()}`;
  return (['ReservationRequested', 'ReservationConfirmed'] as const).map((type, place) => ({
    stream,
    version: place + 1,
    type,
    data: { seat, evidence: EVIDENCE },
  }));
};

/**
 * Appends past reservation events with a valid hash chain until the log contains `count` events.
 * Fills no read models. `firstDay` is the date of the first reservation, in ms since 1970.
 */
export const appendBulkEvents = async (
  sql: Sql,
  count: number,
  slots: readonly TimeSlotView[],
  firstDay = FIRST_DAY,
): Promise<void> => {
  const { position } = await readHead(sql);
  const events: UnsealedEvent[] = [];
  for (let number = 0; position + events.length < count; number += 1)
    for (const event of buildReservationEvents(number, slots, firstDay))
      events.push({
        ...event,
        at: new Date(FIRST_DAY + (position + events.length + 1) * 1_000).toISOString(),
        actor: 'guest',
      });
  await insertSealedEvents(sql, events);
};
