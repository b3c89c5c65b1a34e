import type { ProjectedEvent, Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { RESERVATION_STREAM_PREFIX } from '../application/reservation-stream-name.ts';
import { WAITING_LIST_STREAM_PREFIX } from '../waiting-list/application/waiting-list-stream-name.ts';
import {
  heldCoversChangeOf,
  type WaitingListEvent,
} from '../waiting-list/domain/waiting-list-events.ts';
import type { ReservationEvent } from '../domain/reservation-actions.ts';
import type { DecisionEvidence, SeatAllocation } from '../domain/reservation-state.ts';
import { allocationChangeOf } from '../domain/evolve-reservation.ts';

/** Floor number of reservations that have no table. */
export const NO_FLOOR = -1;

const RELEASE = `
  with turn as (update turn_occupancy set held = held - ?, over_covers = over_covers - ? where date = ? and time_slot_id = ?)
  update floor_occupancy set people = people - ?, reservations = reservations - 1 where date = ? and time_slot_id = ? and floor = ?`;

const TAKE_ON_FLOOR = `
  insert into floor_occupancy (date, time_slot_id, floor, people, reservations) values (?, ?, ?, ?, 1)
  on conflict (date, time_slot_id, floor) do update set people = floor_occupancy.people + excluded.people, reservations = floor_occupancy.reservations + 1`;

/**
 * Inserts the turn's row if it is missing, because a rebuild of the projection starts with empty
 * tables.
 */
const UPSERT_TURN_AND_TAKE = `
  with turn as (
    insert into turn_occupancy (date, time_slot_id, max_covers, held, over_covers) values (?, ?, ?, ?, ?)
    on conflict (date, time_slot_id) do update set max_covers = greatest(turn_occupancy.max_covers, excluded.max_covers), held = turn_occupancy.held + excluded.held, over_covers = turn_occupancy.over_covers + excluded.over_covers)
  ${TAKE_ON_FLOOR}`;

const UPDATE_TURN_AND_TAKE = `
  with turn as (update turn_occupancy set held = held + ?, over_covers = over_covers + ? where date = ? and time_slot_id = ?)
  ${TAKE_ON_FLOOR}`;

/**
 * Changes only the covers of the turn. Covers on hold belong to no floor and do not count as a
 * reservation.
 */
const CHANGE_HELD = 'update turn_occupancy set held = held + ? where date = ? and time_slot_id = ?';
const UPSERT_HELD = `
  insert into turn_occupancy (date, time_slot_id, max_covers, held) values (?, ?, ?, ?)
  on conflict (date, time_slot_id) do update set max_covers = greatest(turn_occupancy.max_covers, excluded.max_covers), held = turn_occupancy.held + excluded.held`;

export const INSERT_TURN =
  'insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, ?) on conflict do nothing';

/**
 * Returns the covers of the time slot without the limits of the date. These limits restrict
 * admission, but not the check in the database.
 */
const slotCoversOf = ({ maxCovers, slotCovers = maxCovers }: DecisionEvidence): number =>
  slotCovers;

const releaseSeat = (
  sql: Sql,
  { date, timeSlotId, covers, coversOver = 0, floor, onHold }: SeatAllocation,
) =>
  onHold
    ? sql(CHANGE_HELD, [-covers, date, timeSlotId])
    : sql(RELEASE, [
        covers,
        coversOver,
        date,
        timeSlotId,
        covers,
        date,
        timeSlotId,
        floor ?? NO_FLOOR,
      ]);

const takeSeat = (
  sql: Sql,
  { data }: ProjectedEvent<ReservationEvent>,
  { date, timeSlotId, covers, coversOver = 0, floor, onHold }: SeatAllocation,
) => {
  const maxCovers = 'evidence' in data && data.evidence ? slotCoversOf(data.evidence) : undefined;
  if (onHold)
    return maxCovers === undefined
      ? sql(CHANGE_HELD, [covers, date, timeSlotId])
      : sql(UPSERT_HELD, [date, timeSlotId, maxCovers, covers]);
  const onFloor = [date, timeSlotId, floor ?? NO_FLOOR, covers];
  return maxCovers !== undefined
    ? sql(UPSERT_TURN_AND_TAKE, [date, timeSlotId, maxCovers, covers, coversOver, ...onFloor])
    : sql(UPDATE_TURN_AND_TAKE, [covers, coversOver, date, timeSlotId, ...onFloor]);
};

const insertTurn = async (sql: Sql, { data }: ProjectedEvent<ReservationEvent>) => {
  if ('evidence' in data && data.evidence)
    await sql(INSERT_TURN, [data.seat.date, data.seat.timeSlotId, slotCoversOf(data.evidence)]);
};

const applyReservationEvent = async (event: ProjectedEvent<ReservationEvent>, sql: Sql) => {
  const { released, taken } = allocationChangeOf(event);
  await Promise.all([
    ...released.map((seat) => releaseSeat(sql, seat)),
    ...taken.map((seat) => takeSeat(sql, event, seat)),
    taken.length === 0 && event.data.seat.holdsSeat === false && insertTurn(sql, event),
  ]);
};

/**
 * Takes or releases the covers of an offer. An offer belongs to no floor until the guest accepts
 * it.
 */
const applyWaitingListEvent = async (event: WaitingListEvent, sql: Sql) => {
  const { released, taken } = heldCoversChangeOf(event);
  if (released) await sql(CHANGE_HELD, [-released.covers, released.date, released.timeSlotId]);
  if (taken && event.type === 'SeatOffered')
    await sql(UPSERT_HELD, [
      taken.date,
      taken.timeSlotId,
      slotCoversOf(event.data.evidence),
      taken.covers,
    ]);
};

const isOfWaitingList = (
  event: ProjectedEvent<ReservationEvent | WaitingListEvent>,
): event is ProjectedEvent<WaitingListEvent> => event.stream.startsWith(WAITING_LIST_STREAM_PREFIX);

export const turnOccupancyProjection: Projection<ReservationEvent | WaitingListEvent> = {
  name: 'turn-occupancy',
  streamPrefixes: [RESERVATION_STREAM_PREFIX, WAITING_LIST_STREAM_PREFIX],
  tables: ['turn_occupancy', 'floor_occupancy'],

  apply: (event, sql) =>
    isOfWaitingList(event) ? applyWaitingListEvent(event, sql) : applyReservationEvent(event, sql),
};
