import type { HoldTurn } from '../application/ports.ts';
import { shareServiceDay } from '../floor/service-days.postgres.ts';

/**
 * The date shared, then the turn's own row for update; the row is made when the turn is first asked for. A refusal
 * rolls it back, so rows exist only where events do.
 */
export const holdTurn = (maxCovers: number): HoldTurn => async (tx, { date, timeSlotId }) => {
  await shareServiceDay(tx, date);
  await tx('insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, ?) on conflict do nothing', [date, timeSlotId, maxCovers]);
  await tx('select 1 from turn_occupancy where date = ? and time_slot_id = ? for update', [date, timeSlotId]);
};
