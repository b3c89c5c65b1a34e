import type { Sql } from '#src/kernel/transaction.ts';
import type { LockTurn, Turn } from '../application/ports.ts';
import { LOCK_DATE_SHARED } from '../floor/service-day-locks.postgres.ts';
import { INSERT_TURN } from './turn-occupancy.projection.ts';

const LOCK_TURN = `
  with date_locks as materialized (${LOCK_DATE_SHARED})
  select 1 from date_locks, turn_occupancy where date = ? and time_slot_id = ?
  for update of turn_occupancy`;

const lockExistingTurn = async (tx: Sql, { date, timeSlotId }: Turn): Promise<boolean> =>
  (await tx(LOCK_TURN, [date, date, timeSlotId])).length === 1;

/**
 * Inserts the turn's row in `turn_occupancy` if it is missing, because only an existing row can be
 * locked.
 */
export const createLockTurn =
  (maxCovers: number): LockTurn =>
  async (tx, turn) => {
    if (await lockExistingTurn(tx, turn)) return;
    /*
     * Locks the date again, because PostgreSQL may skip `date_locks` when `turn_occupancy` has no
     * matching row.
     */
    await tx(LOCK_DATE_SHARED, [turn.date]);
    await tx(INSERT_TURN, [turn.date, turn.timeSlotId, maxCovers]);
    await lockExistingTurn(tx, turn);
  };
