const MAX_HISTORY = 4;

/**
 * Finds the guests of the keys in the first parameter, each with the keys of all merged entries.
 */
const MEMBERS = `
  asked as (
    select k.key, coalesce(e.root, k.key) root from unnest(?::text[]) k(key)
    left join lateral (
      select coalesce(g.merged_into, g.id)::text root from personal_data p join guests g using (subject_id)
      where p.guest_key = k.key limit 1) e on true
  ), entry as (
    select distinct a.root, g.id, g.merged_into, p.guest_key key, p.data
    from asked a join guests g on a.root in (g.id::text, g.merged_into::text) join personal_data p using (subject_id)
  ), member as (
    select root, key from asked union select root, key from entry
  )`;

/**
 * Finds the reservations of these guests. `offset 0` makes PostgreSQL look up each key in the
 * index, instead of reading every row.
 */
const PARTIES = `
  party as (
    select m.root, r.*, p.data, (r.status = 'completed' and r.outcome is null) or r.seated_at is not null came
    from member m
    cross join lateral (select * from personal_data where guest_key = m.key offset 0) p
    join reservations r on r.subject_id = p.subject_id
  )`;

const latest = (field: string): string =>
  `(array_agg(data->>'${field}' order by created_at desc) filter (where data->>'${field}' is not null))[1]`;

const TOTALS = `
  total as (
    select root, (array_agg(id::text order by created_at desc))[1] "reservationId",
      ${latest('name')} "name", ${latest('phone')} phone, ${latest('email')} email,
      count(*) filter (where came)::int visits,
      count(*) filter (where outcome = 'no_show')::int "noShows",
      count(*) filter (where outcome = 'cancelled_by_guest' or cancel_reason = 'guest_asked')::int cancellations,
      max(reservation_date) filter (where came)::text "lastVisit",
      case when count(*) filter (where came and table_name is not null) > 1
        then mode() within group (order by table_name) filter (where came) end "usualTable"
    from party group by root
  )`;

const ALLERGIES = `(
  select json_build_object('codes', string_to_array(coalesce(a.data->>'allergens', ''), ' '), 'note', a.data->>'allergyNote')
  from party y join personal_data a on a.subject_id = y.allergies_subject_id
  where y.root = t.root and y.allergies_remembered order by a.created_at desc limit 1)`;

const HISTORY = `(
  select coalesce(json_agg(h), '[]') from (
    select reservation_date::text "date", table_name "tableName", number_of_people "numberOfPeople", status, outcome
    from party y where y.root = t.root and y.reservation_date < ?::date
    order by y.reservation_date desc, y.slot_start desc limit ${MAX_HISTORY}) h)`;

const UPCOMING = `(
  select json_build_object('date', y.reservation_date, 'startTime', y.slot_start, 'tableName', y.table_name)
  from party y where y.root = t.root and y.status in ('pending', 'confirmed') and y.reservation_date >= ?::date
  order by y.reservation_date, y.slot_start limit 1)`;

const GUEST_NOTE = `(
  select string_agg(e.data->>'guestNote', E'\\n' order by e.merged_into nulls first, e.id)
  from entry e where e.root = t.root)`;

const MERGED = `(
  select coalesce(json_agg(json_build_object('id', e.id, 'contact', coalesce(e.data->>'phone', e.data->>'email')) order by e.id), '[]')
  from entry e where e.root = t.root and e.id::text <> t.root)`;

/** Selects guests as staff see them. Its parameters are the keys, and twice today's date. */
export const SELECT_GUESTS = `
  with ${MEMBERS}, ${PARTIES}, ${TOTALS}
  select t."reservationId", t."name", t.phone, t.email, t.visits, t."noShows", t.cancellations,
    t."lastVisit", t."usualTable", ${ALLERGIES} allergies, ${GUEST_NOTE} "guestNote",
    ${HISTORY} history, ${UPCOMING} upcoming, ${MERGED} merged
  from total t order by t.visits desc, t."lastVisit" desc nulls last, t."reservationId"`;
