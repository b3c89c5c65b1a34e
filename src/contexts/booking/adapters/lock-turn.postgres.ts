import type { LockTurn } from '../application/ports.ts';
import { LOCK_DATE_SHARED } from '../floor/service-day-locks.postgres.ts';

/** Inserts the turn's row if it is missing, because only an existing row can be locked. */
const LOCK_TURN = `
  with date_locks as materialized (${LOCK_DATE_SHARED}),
  inserted as (
    insert into turn_occupancy (date, time_slot_id, max_covers)
    select ?::date, ?::uuid, ?::int from date_locks on conflict do nothing returning 1),
  locked as (
    select 1 from date_locks, turn_occupancy where date = ? and time_slot_id = ? for update of turn_occupancy)
  select from inserted union all select from locked`;

export const createLockTurn =
  (maxCovers: number): LockTurn =>
  async (tx, { date, timeSlotId }) => {
    const lockOnce = async () =>
      (await tx(LOCK_TURN, [date, date, timeSlotId, maxCovers, date, timeSlotId])).length === 1;
    // A row that another transaction inserted during the statement is visible only to the next one.
    if (!(await lockOnce())) await lockOnce();
  };
