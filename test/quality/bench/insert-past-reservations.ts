import type pg from 'pg';

/**
 * Number of coming days with the same bookings in databases of every size. Their search times can
 * therefore be compared.
 */
export const DAYS_AHEAD = 7;
const PER_DAY = 120;

/**
 * Inserts `count` reservations into the read models, 120 a day up to next week. It appends no
 * events, because no measured query reads the event log.
 */
const reservationsSql = (count: number) => `
  with slot as (select id, start_time, end_time, description, row_number() over (order by start_time, id) - 1 place from time_slots),
  room as (select id, name, floor, row_number() over (order by name) - 1 place from tables where is_active),
  row as (
    select gen_random_uuid() id, gen_random_uuid() subject, n, current_date + ${DAYS_AHEAD} - n / ${PER_DAY} as day,
      s.id slot_id, s.start_time, s.end_time, s.description, t.id table_id, t.name table_name, t.floor
    from generate_series(0, ${count} - 1) n
    join slot s on s.place = n % (select count(*) from slot)
    left join room t on t.place = n % ${PER_DAY} / (select count(*) from slot)
  ),
  person as (
    insert into personal_data (subject_id, phone_key, email_key, name_key, data, salt)
    select subject, '+390935' || (1000000 + n), case when n % 4 > 0 then 'ospite' || n || '@example.org' end, n || ' ospite', json_build_object('name', 'Ospite ' || (array['Agata','Bastiano','Crocifissa','Nicolò','Zita'])[n % 5 + 1] || ' ' || n,
      'phone', '+39 0935 ' || (1000000 + n), 'email', case when n % 4 = 0 then null else 'ospite' || n || '@example.org' end, 'notes', null), '\\x00' from row
  )
  insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, slot_description, table_id, table_name, floor,
    number_of_people, status, outcome, version, created_at, updated_at, contact, last_type, last_actor)
  select id, subject, day, slot_id, start_time, end_time, description, table_id, table_name, floor, n % 3 + 1,
    case when n % 10 = 9 then 'cancelled' when day < current_date then 'completed' when n % 2 = 0 then 'confirmed' else 'pending' end,
    case when n % 10 = 9 then 'rejected' end, 2, day - interval '3 days' + n * interval '1 millisecond', day, case when n % 8 = 1 then 'not_informed' end, 'ReservationConfirmed', 'system'
  from row`;

const HELD_TABLES = `
  insert into reservation_tables (reservation_id, table_id, date, time_slot_id, shared)
  select id, table_id, reservation_date, time_slot_id, false from reservations where status <> 'cancelled' and table_id is not null`;
const OCCUPANCY = `
  insert into turn_occupancy (date, time_slot_id, max_covers, held)
  select reservation_date, time_slot_id, 75, sum(number_of_people) from reservations where status <> 'cancelled' group by 1, 2`;
const FLOORS = `
  insert into floor_occupancy (date, time_slot_id, floor, people, reservations)
  select reservation_date, time_slot_id, coalesce(floor, -1), sum(number_of_people), count(*) from reservations where status <> 'cancelled' group by 1, 2, 3`;

/** Fills a seeded database that has no reservations yet. */
export const insertPastReservations = async (client: pg.Client, count: number): Promise<void> => {
  for (const statement of [
    `set work_mem = '256MB'`,
    reservationsSql(count),
    HELD_TABLES,
    OCCUPANCY,
    FLOORS,
    'vacuum analyze',
  ])
    await client.query(statement);
};
