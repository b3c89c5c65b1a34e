import {
  areToldApart,
  describeContact,
  selectMainEntry,
  selectSamePerson,
  selectSharedContacts,
} from '#src/personal-data/contact-identity.postgres.ts';

const MAX_HISTORY = 4;

/**
 * Finds the persons of the contacts in the first parameter, each with all contacts of the person.
 * The root is the main entry in the guest book, or else the contact that was asked for.
 */
const MEMBERS = `
  asked as (
    select p.*, coalesce(${selectMainEntry('p')}::text, p.subject_id::text) root
    from unnest(?::uuid[]) s(id) join personal_data p on p.subject_id = s.id
  ), entry as (
    select distinct a.root, g.id, g.merged_into, p.data
    from asked a join guests g on a.root in (g.id::text, g.merged_into::text) join personal_data p on p.subject_id = g.subject_id
  ), member as (
    select distinct a.root, m.subject_id from asked a cross join lateral ${selectSamePerson('a')} m
  )`;

const PARTIES = `
  party as (
    select m.root, r.*, p.data, (r.status = 'completed' and r.outcome is null) or r.seated_at is not null came
    from member m join personal_data p on p.subject_id = m.subject_id
    join reservations r on r.subject_id = m.subject_id
  )`;

/**
 * Other persons with the same number or address, whom staff neither merged nor told apart. `id` is
 * a reservation or an entry of the guest book.
 */
const PERHAPS = `
  perhaps as (
    select distinct on (m.root, e.person) m.root, coalesce(r.id, g.id) id,
      x.data->>'name' "name", ${describeContact('x')} contact
    from member m join personal_data p on p.subject_id = m.subject_id
    cross join lateral ${selectSharedContacts('p')} x
    cross join lateral (select coalesce(${selectMainEntry('x')}::text, concat_ws('|', x.phone_key, x.email_key, x.name_key)) person offset 0) e
    left join reservations r on r.subject_id = x.subject_id
    left join guests g on g.subject_id = x.subject_id
    where coalesce(r.id, g.id) is not null
      and not exists (select from member o where o.root = m.root and o.subject_id = x.subject_id)
      and not ${areToldApart('m.root', 'e.person')}
    order by m.root, e.person, r.created_at desc nulls last
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

const PERHAPS_SAME = `(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o."name", 'contact', o.contact) order by o."name", o.id), '[]')
  from perhaps o where o.root = t.root)`;

/**
 * Selects guests as staff see them. Its parameters are the ids of their contacts, and twice today's
 * date.
 */
export const SELECT_GUESTS = `
  with ${MEMBERS}, ${PARTIES}, ${PERHAPS}, ${TOTALS}
  select t."reservationId", t."name", t.phone, t.email, t.visits, t."noShows", t.cancellations,
    t."lastVisit", t."usualTable", ${ALLERGIES} allergies, ${GUEST_NOTE} "guestNote",
    ${HISTORY} history, ${UPCOMING} upcoming, ${MERGED} merged, ${PERHAPS_SAME} perhaps
  from total t order by t.visits desc, t."lastVisit" desc nulls last, t."reservationId"`;
