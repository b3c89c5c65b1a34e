import type { Projected, Projection } from '../../../event-log/projection.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import { RESERVATION_STREAMS } from '../application/reservation-stream.ts';
import { holdChangedBy, type ReservationEvent, type Seat } from '../domain/reservation-events.ts';

/** People who wait for a table to be assigned stand on no floor. */
export const NO_FLOOR = -1;

const changeTurn = (sql: Sql, { date, timeSlotId, covers, coversOver = 0 }: Seat, direction: 1 | -1) =>
  sql('update turn_occupancy set held = held + ?, over_covers = over_covers + ? where date = ? and time_slot_id = ?',
    [direction * covers, direction * coversOver, date, timeSlotId]);

const changeFloor = (sql: Sql, { date, timeSlotId, floor, covers }: Seat, direction: 1 | -1) =>
  sql(
    'update floor_occupancy set people = people + ?, reservations = reservations + ? where date = ? and time_slot_id = ? and floor = ?',
    [direction * covers, direction, date, timeSlotId, floor ?? NO_FLOOR],
  );

/** The turn's row is there already, but not on a rebuild, when the first party comes. */
const openTurn = async (sql: Sql, { data }: Projected<ReservationEvent>, { date, timeSlotId, floor }: Seat) => {
  if ('evidence' in data && data.evidence)
    await sql('insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, ?) on conflict do nothing', [date, timeSlotId, data.evidence.maxCovers]);
  await sql('insert into floor_occupancy (date, time_slot_id, floor, people, reservations) values (?, ?, ?, 0, 0) on conflict do nothing',
    [date, timeSlotId, floor ?? NO_FLOOR]);
};

const change = async (sql: Sql, seat: Seat, direction: 1 | -1) => {
  await changeTurn(sql, seat, direction);
  await changeFloor(sql, seat, direction);
};

/** Covers per turn, which admission holds, and people per floor, which the capacity tab shows. */
export const turnOccupancy: Projection<ReservationEvent> = {
  name: 'turn-occupancy',
  streams: RESERVATION_STREAMS,
  tables: ['turn_occupancy', 'floor_occupancy'],

  async apply(event, sql) {
    const { released, taken } = holdChangedBy(event);
    if (released) await change(sql, released, -1);
    if (!taken) return;
    await openTurn(sql, event, taken);
    await change(sql, taken, 1);
  },
};
