import { SELECT_RESERVATION_VIEW } from '#src/contexts/booking/adapters/reservation-view-query.postgres.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { sql, turn } = setupBookingApp();

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
