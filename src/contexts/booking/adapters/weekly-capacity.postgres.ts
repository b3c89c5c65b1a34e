import type { Sql } from '#src/kernel/transaction.ts';
import type {
  BookedWeekSlot,
  WeeklyCapacityQuery,
} from '../application/desk/load-weekly-capacity.ts';

const WEEKLY_CAPACITY = `
  with days as (select day::date from generate_series(?::date, ?::date + 6, interval '1 day') day),
  booked as (
    select date, time_slot_id, sum(people)::int people, sum(reservations)::int reservations
    from floor_occupancy where date in (select day from days) group by date, time_slot_id)
  select s.id::text "timeSlotId", s.start_time "startTime", s.end_time "endTime", s.description, s.is_active "isActive",
    json_agg(json_build_object(
      'date', d.day, 'bookedPeople', coalesce(b.people, 0), 'reservationsCount', coalesce(b.reservations, 0), 'maxCovers', greatest(o.max_covers, ?::int)
    ) order by d.day) turns
  from time_slots s cross join days d
  left join turn_occupancy o on o.time_slot_id = s.id and o.date = d.day
  left join booked b on b.time_slot_id = s.id and b.date = d.day
  group by s.id
  having s.is_active or sum(b.people) > 0
  order by s.start_time, s.end_time, s.id`;

export const createWeeklyCapacityQuery = (pool: Sql, maxCovers: number): WeeklyCapacityQuery => ({
  loadWeek: (from) => pool<BookedWeekSlot>(WEEKLY_CAPACITY, [from, from, maxCovers]),
});
