import type { LockTurn } from '../application/ports.ts';
import { LOCK_DATE_SHARED } from '../floor/service-day-locks.postgres.ts';

/**
 * Locks the row of the turn, and inserts it first if it is missing. `do update` with `where false`
 * locks an existing row without a change.
 */
const LOCK_TURN = `
  with date_locks as materialized (${LOCK_DATE_SHARED})
  insert into turn_occupancy (date, time_slot_id, max_covers)
  select ?::date, ?::uuid, coalesce((select max_covers from time_slots where id = ?::uuid), 0) from date_locks
  on conflict (date, time_slot_id) do update set max_covers = excluded.max_covers where false`;

export const lockTurn: LockTurn = async (tx, { date, timeSlotId }) => {
  await tx(LOCK_TURN, [date, date, timeSlotId, timeSlotId]);
};
