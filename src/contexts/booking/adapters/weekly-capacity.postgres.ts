import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type {
  BookedWeekSlot,
  WeeklyCapacityQuery,
} from '../application/desk/load-weekly-capacity.ts';
import { limitTurn, type TurnLimit } from '../domain/turn-limits.ts';
import { limitsOn } from './turn-limits.postgres.ts';

const WEEKLY_CAPACITY = `
  with days as (select day::date from generate_series(?::date, ?::date + 6, interval '1 day') day),
  limited as materialized (select day, ${limitsOn('days.day')} limits from days),
  booked as (
    select date, time_slot_id, sum(people)::int people, sum(reservations)::int reservations
    from floor_occupancy where date in (select day from days) group by date, time_slot_id)
  select s.id::text "timeSlotId", s.start_time "startTime", s.end_time "endTime", s.description, s.is_active "isActive", s.max_covers "maxCovers",
    json_agg(json_build_object(
      'date', d.day, 'bookedPeople', coalesce(b.people, 0), 'reservationsCount', coalesce(b.reservations, 0), 'limits', d.limits
    ) order by d.day) turns
  from time_slots s cross join limited d
  left join booked b on b.time_slot_id = s.id and b.date = d.day
  group by s.id
  having s.is_active or sum(b.people) > 0
  order by s.start_time, s.end_time, s.id`;

type Row = Omit<BookedWeekSlot, 'turns'> & {
  readonly maxCovers: number;
  readonly turns: readonly (Omit<BookedWeekSlot['turns'][number], 'maxCovers'> & {
    readonly limits: readonly TurnLimit[];
  })[];
};

const toWeekSlot =
  (now: Date) =>
  ({ maxCovers, turns, ...slot }: Row): BookedWeekSlot => {
    const own = { id: slot.timeSlotId, mealType: mealTypeOf(slot.startTime), maxCovers };
    return {
      ...slot,
      turns: turns.map(({ limits, ...turn }) => ({
        ...turn,
        maxCovers: limitTurn(own, limits, now).maxCovers,
      })),
    };
  };

/** Creates the query for one week. `now` returns the time that decides which limits still apply. */
export const createWeeklyCapacityQuery = (pool: Sql, now: () => Date): WeeklyCapacityQuery => ({
  loadWeek: async (from) => (await pool<Row>(WEEKLY_CAPACITY, [from, from])).map(toWeekSlot(now())),
});
