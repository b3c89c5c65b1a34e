import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { DailyCapacityQuery } from '../application/ports.ts';
import { limitTurn, type TurnLimit } from '../domain/turn-limits.ts';
import { NO_FLOOR } from './turn-occupancy.projection.ts';
import { limitsOn } from './turn-limits.postgres.ts';

type Floors = Record<string, { people: number; reservations: number }>;
type Row = Pick<
  SlotStatistics,
  'timeSlotId' | 'startTime' | 'endTime' | 'description' | 'turnKey' | 'maxCovers'
> & { floors: Floors; coversHeld: number; limits: readonly TurnLimit[] };

const DAILY_CAPACITY = `
  select s.id::text "timeSlotId", s.start_time "startTime", s.end_time "endTime", s.description, s.turn_key "turnKey",
    s.max_covers "maxCovers", coalesce(o.held, 0) "coversHeld", ${limitsOn('?')} limits,
    coalesce(json_object_agg(f.floor, json_build_object('people', f.people, 'reservations', f.reservations))
      filter (where f.floor is not null), '{}') floors
  from time_slots s
  left join turn_occupancy o on o.time_slot_id = s.id and o.date = ?
  left join floor_occupancy f on f.time_slot_id = s.id and f.date = ?
  group by s.id, o.held
  having s.is_active or coalesce(o.held, 0) > 0
  order by s.start_time, s.end_time, s.id`;

const EMPTY_FLOOR = { people: 0, reservations: 0 };

const limitCovers = ({ timeSlotId, startTime, maxCovers, limits }: Row, now: Date): number =>
  limitTurn({ id: timeSlotId, mealType: mealTypeOf(startTime), maxCovers }, limits, now).maxCovers;

const toSlotStatistics =
  (now: Date) =>
  (row: Row): SlotStatistics => {
    const { floors, coversHeld, limits: _, ...slot } = row;
    const all = Object.values(floors);
    const bookedPeople = all.reduce((sum, { people }) => sum + people, 0);
    const on = (floor: number) => floors[floor] ?? EMPTY_FLOOR;
    return {
      ...slot,
      maxCovers: limitCovers(row, now),
      bookedPeople,
      coversOnHold: coversHeld - bookedPeople,
      reservationsCount: all.reduce((sum, { reservations }) => sum + reservations, 0),
      floorBreakdown: { '0': on(0), '1': on(1), '2': on(2), unassigned: on(NO_FLOOR) },
    };
  };

/** Creates the query for one date. `now` returns the time that decides which limits still apply. */
export const createDailyCapacityQuery = (pool: Sql, now: () => Date): DailyCapacityQuery => ({
  loadStatistics: async (date) =>
    (await pool<Row>(DAILY_CAPACITY, [date, date, date])).map(toSlotStatistics(now())),
});
