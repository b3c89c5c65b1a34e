import type { Sql } from '#src/kernel/transaction.ts';
import type { LockTurn, Turn } from '../application/ports.ts';
import { lockDateShared } from '../floor/service-day-locks.postgres.ts';

const lockRow = async (tx: Sql, { date, timeSlotId }: Turn): Promise<boolean> =>
  (
    await tx('select 1 from turn_occupancy where date = ? and time_slot_id = ? for update', [
      date,
      timeSlotId,
    ])
  ).length === 1;

/**
 * Inserts the turn's row in `turn_occupancy` if it is missing, because only an existing row can be
 * locked.
 */
export const createLockTurn =
  (maxCovers: number): LockTurn =>
  async (tx, turn) => {
    const { date, timeSlotId } = turn;
    await lockDateShared(tx, date);
    if (await lockRow(tx, turn)) return;
    await tx(
      'insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, ?) on conflict do nothing',
      [date, timeSlotId, maxCovers],
    );
    await lockRow(tx, turn);
  };
