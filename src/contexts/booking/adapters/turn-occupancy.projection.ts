import type { Projected, Projection } from '../../../event-log/projection.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import { RESERVATION_STREAMS } from '../application/reservation-stream.ts';
import { holdChangedBy, type ReservationEvent, type Seat } from '../domain/reservation-events.ts';

/** People who wait for a table to be assigned stand on no floor. */
export const NO_FLOOR = -1;

/** Both counts in one statement: a turn's row is held meanwhile, and everybody waits for it. */
const RELEASE = `
  with turn as (update turn_occupancy set held = held - ?, over_covers = over_covers - ? where date = ? and time_slot_id = ?)
  update floor_occupancy set people = people - ?, reservations = reservations - 1 where date = ? and time_slot_id = ? and floor = ?`;

const ON_FLOOR = `
  insert into floor_occupancy (date, time_slot_id, floor, people, reservations) values (?, ?, ?, ?, 1)
  on conflict (date, time_slot_id, floor) do update set people = floor_occupancy.people + excluded.people, reservations = floor_occupancy.reservations + 1`;

/** The turn's row is there already, but not on a rebuild, when the first party comes. */
const OPEN_AND_TAKE = `
  with turn as (
    insert into turn_occupancy (date, time_slot_id, max_covers, held, over_covers) values (?, ?, ?, ?, ?)
    on conflict (date, time_slot_id) do update set held = turn_occupancy.held + excluded.held, over_covers = turn_occupancy.over_covers + excluded.over_covers)
  ${ON_FLOOR}`;

const TAKE_AGAIN = `
  with turn as (update turn_occupancy set held = held + ?, over_covers = over_covers + ? where date = ? and time_slot_id = ?)
  ${ON_FLOOR}`;

/** A request without a seat has locked the turn, which made its row; a rebuild makes the same row. */
const OPEN =
  'insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, ?) on conflict do nothing';

const release = (sql: Sql, { date, timeSlotId, covers, coversOver = 0, floor }: Seat) =>
  sql(RELEASE, [covers, coversOver, date, timeSlotId, covers, date, timeSlotId, floor ?? NO_FLOOR]);

const take = (
  sql: Sql,
  { data }: Projected<ReservationEvent>,
  { date, timeSlotId, covers, coversOver = 0, floor }: Seat,
) => {
  const onFloor = [date, timeSlotId, floor ?? NO_FLOOR, covers];
  return 'evidence' in data && data.evidence
    ? sql(OPEN_AND_TAKE, [
        date,
        timeSlotId,
        data.evidence.maxCovers,
        covers,
        coversOver,
        ...onFloor,
      ])
    : sql(TAKE_AGAIN, [covers, coversOver, date, timeSlotId, ...onFloor]);
};

const open = async (sql: Sql, { data }: Projected<ReservationEvent>) => {
  if ('evidence' in data && data.evidence)
    await sql(OPEN, [data.seat.date, data.seat.timeSlotId, data.evidence.maxCovers]);
};

/** Covers per turn, which admission holds, and people per floor, which the capacity tab shows. */
export const turnOccupancy: Projection<ReservationEvent> = {
  name: 'turn-occupancy',
  streams: RESERVATION_STREAMS,
  tables: ['turn_occupancy', 'floor_occupancy'],

  async apply(event, sql) {
    const { released, taken } = holdChangedBy(event);
    if (released) await release(sql, released);
    if (taken) await take(sql, event, taken);
    else if (event.data.seat.holdsSeat === false) await open(sql, event);
  },
};
