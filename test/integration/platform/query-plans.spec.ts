import { SELECT_RESERVATION_VIEW } from '#src/contexts/booking/adapters/reservation-view-query.postgres.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import type { GuestView } from '#src/contracts/guests.ts';
import { FIND_CONTACTS } from '#src/contexts/guests/guest-repository.postgres.ts';
import { SELECT_GUESTS } from '#src/contexts/guests/guest-view-query.postgres.ts';

const { sql, turn, staff } = setupBookingApp();

const PARTIES = 120;
const PAST_PARTIES = 3_000;

const insertParties = (parties: number, date: string) =>
  sql(
    `with evening as materialized (
      select n, gen_random_uuid() id, gen_random_uuid() subject_id from generate_series(1, ${parties}) n
    ), people as (
      insert into personal_data (subject_id, data, salt, phone_key, name_key)
      select subject_id, jsonb_build_object('name', 'Ospite ' || n, 'phone', phone), ''::bytea, phone, n || ' ospite'
      from evening cross join lateral (select '+39347' || 1000000 + ${date === BOOKING_DATE ? 0 : PARTIES} + n phone) p)
    insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, number_of_people,
      status, origin, version, created_at, updated_at)
    select id, subject_id, ?, ?, '19:00', '20:50', 2, 'confirmed', 'phone', 1, now(), now() from evening`,
    [date, turn().timeSlotId],
  );

type PlanNode = {
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
};

/** Returns the rows that each plan node reads in total. PostgreSQL reports the average per loop. */
const listRowsRead = (node: PlanNode): number[] => {
  const { 'Actual Loops': loops, 'Actual Rows': rows, Plans = [] } = node;
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return [loops * (rows + removed), ...Plans.flatMap(listRowsRead)];
};

const measureMostRowsRead = async (): Promise<number> => {
  const [row] = await sql(
    `explain (analyze, format json) ${SELECT_RESERVATION_VIEW} where r.reservation_date = ?`,
    [BOOKING_DATE],
  );
  const [{ Plan }] = Object.values(row!)[0] as [{ Plan: PlanNode }];
  return Math.max(...listRowsRead(Plan));
};

it.each(['without', 'with'])(
  'does not read a whole table for each party of the evening list, %s table statistics',
  async (statistics) => {
    await insertParties(PAST_PARTIES, '2026-03-13');
    await insertParties(PARTIES, BOOKING_DATE);
    if (statistics === 'with')
      for (const table of ['personal_data', 'reservations']) await sql(`analyze ${table}`);
    expect(await measureMostRowsRead()).toBeLessThanOrEqual(PAST_PARTIES + PARTIES);
  },
);

const RESERVATIONS = 12_000;
const GUESTS = 4_000;

/** Inserts a season with telephone numbers of ten prefixes, like Italian mobile numbers. */
const insertSeason = async () => {
  await sql(
    `with season as materialized (
      select n, gen_random_uuid() id, gen_random_uuid() subject_id, n % ${GUESTS} guest from generate_series(1, ${RESERVATIONS}) n
    ), people as (
      insert into personal_data (subject_id, data, salt, phone_key, name_key)
      select subject_id, jsonb_build_object('name', 'Ospite ' || guest, 'phone', phone, 'email', null, 'notes', null), ''::bytea,
        replace(phone, ' ', ''), guest || ' ospite'
      from season cross join lateral (select
        '+39 34' || guest % 10 || ' ' || lpad((guest::bigint * 7919 % 10000000)::text, 7, '0') phone) p)
    insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, number_of_people, table_name,
      status, origin, version, created_at, updated_at)
    select id, subject_id, date '2026-01-01' + n % 400, ?, '19:00', '20:50', 2, 'Sala ' || guest % 9,
      'completed', 'online', 1, timestamptz '2026-01-01' + n * interval '1 minute', now() from season`,
    [turn().timeSlotId],
  );
  await sql('analyze personal_data');
  await sql('analyze reservations');
};

const explain = async (query: string, values: unknown[]) =>
  (await sql(`explain ${query}`, values)).map((row) => Object.values(row)[0]).join('\n');

it('finds guests by three digits with indexes among 12,000 reservations', async () => {
  await insertSeason();
  const { body } = await staff().get<GuestView[]>('/api/guests?digits=347');
  expect(body.map(({ visits }) => visits)).toEqual([3, 3, 3, 3, 3, 3]);
  const plan = await explain(FIND_CONTACTS, ['347%', '743%']);
  expect(plan).toContain('personal_data_digits');
  expect(plan).toContain('personal_data_last_digits');
  const [contact] = await sql('select subject_id::text id from personal_data limit 1');
  const view = await explain(SELECT_GUESTS, [[contact!['id']], '2027-03-10', '2027-03-10']);
  expect(view).toContain('personal_data_phone_key');
  expect(plan + view).not.toContain('Seq Scan on personal_data');
});
