import type { Projected, Projection } from '../../../event-log/projection.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import { RESERVATION_STREAMS } from '../application/reservation-stream.ts';
import type { ReservationEvent, Seat } from '../domain/reservation-events.ts';

/** People who wait for a table to be assigned stand on no floor. */
export const NO_FLOOR = -1;

/** What an event does to the covers of its turn: a request takes them, a cancellation gives them back, nothing else counts. */
const directionOf: Record<ReservationEvent['type'], 1 | 0 | -1> = {
  ReservationRequested: 1, ReservationConfirmed: 0, ReservationRejected: -1, ReservationExpired: -1, ReservationCompleted: 0,
};

const changeTurn = (sql: Sql, { date, timeSlotId, covers }: Seat, direction: number) =>
  sql('update turn_occupancy set held = held + ? where date = ? and time_slot_id = ?', [direction * covers, date, timeSlotId]);

const openFloor = (sql: Sql, { date, timeSlotId, floor }: Seat) =>
  sql('insert into floor_occupancy (date, time_slot_id, floor, people, reservations) values (?, ?, ?, 0, 0) on conflict do nothing',
    [date, timeSlotId, floor ?? NO_FLOOR]);

const changeFloor = (sql: Sql, { date, timeSlotId, floor, covers }: Seat, direction: number) =>
  sql(
    'update floor_occupancy set people = people + ?, reservations = reservations + ? where date = ? and time_slot_id = ? and floor = ?',
    [direction * covers, direction, date, timeSlotId, floor ?? NO_FLOOR],
  );

const openTurn = async (sql: Sql, { type, data }: Projected<ReservationEvent>) => {
  if (type !== 'ReservationRequested') return;
  const { seat, evidence } = data;
  await sql('insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, ?) on conflict do nothing',
    [seat.date, seat.timeSlotId, evidence.maxCovers]);
  await openFloor(sql, seat);
};

/** Covers per turn, which admission holds, and people per floor, which the capacity tab shows. */
export const turnOccupancy: Projection<ReservationEvent> = {
  name: 'turn-occupancy',
  streams: RESERVATION_STREAMS,
  tables: ['turn_occupancy', 'floor_occupancy'],

  async apply(event, sql) {
    const direction = directionOf[event.type];
    if (direction === 0) return;
    await openTurn(sql, event);
    await changeTurn(sql, event.data.seat, direction);
    await changeFloor(sql, event.data.seat, direction);
  },
};
