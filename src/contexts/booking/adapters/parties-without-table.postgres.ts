const WANTED = `r.change_request->'wanted'`;

const WANTS_SAME_TURN = `(${WANTED}->>'date')::date = r.reservation_date and (${WANTED}->>'timeSlotId')::uuid = r.time_slot_id`;

/**
 * Covers of a party without a table. If its guest asks for another size in the same turn, the
 * wanted size counts.
 */
const COVERS = `case when ${WANTS_SAME_TURN} then (${WANTED}->>'covers')::int else r.number_of_people end`;

const NEEDS_NO_OTHER_TABLE = `${WANTS_SAME_TURN}
  and (r.table_id is null or (${WANTED}->>'covers')::int <= (select sum(t.capacity) from tables t where t.id = r.table_id or t.id = any(r.joined_table_ids)))`;

/**
 * Selects the parties that hold covers but no table: reservations, change requests and open offers.
 * `isWanted` returns the SQL condition for a date.
 */
export const selectPartiesWithoutTable = (isWanted: (date: string) => string): string => `
  select r.reservation_date date, r.time_slot_id slot, r.id holder, ${COVERS} covers from reservations r
  where ${isWanted('r.reservation_date')} and r.status <> 'cancelled' and r.holds_seat and r.table_id is null
  union all
  select (${WANTED}->>'date')::date, (${WANTED}->>'timeSlotId')::uuid, r.id, (${WANTED}->>'covers')::int from reservations r
  where r.change_request is not null and r.change_request->'held' <> 'null' and ${isWanted(`(${WANTED}->>'date')::date`)}
    and not (${NEEDS_NO_OTHER_TABLE})
  union all
  select w.date, (w.offer->>'timeSlotId')::uuid, w.id, w.covers from waiting_list w
  where w.status = 'offered' and ${isWanted('w.date')}`;
