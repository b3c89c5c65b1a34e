import { SELECT_RESERVATION_VIEW } from '#src/contexts/booking/adapters/reservation-view-query.postgres.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { sql, turn } = setupBookingApp();

const PARTIES = 120;

const insertEvening = () =>
  sql(
    `with evening as materialized (
      select n, gen_random_uuid() id, gen_random_uuid() subject_id from generate_series(1, ${PARTIES}) n
    ), people as (
      insert into personal_data (subject_id, data, salt)
      select subject_id, jsonb_build_object('name', 'Ospite ' || n, 'phone', '+39 347 ' || 1000000 + n), ''::bytea from evening)
    insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, number_of_people,
      status, origin, version, created_at, updated_at)
    select id, subject_id, ?, ?, '19:00', '20:50', 2, 'confirmed', 'phone', 1, now(), now() from evening`,
    [BOOKING_DATE, turn().timeSlotId],
  );

type PlanNode = {
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
};

const listLoops = ({ 'Actual Loops': loops, Plans = [] }: PlanNode): number[] => [
  loops,
  ...Plans.flatMap(listLoops),
];

const measureMostLoops = async (): Promise<number> => {
  const [row] = await sql(
    `explain (analyze, format json) ${SELECT_RESERVATION_VIEW} where r.reservation_date = ?`,
    [BOOKING_DATE],
  );
  const [{ Plan }] = Object.values(row!)[0] as [{ Plan: PlanNode }];
  return Math.max(...listLoops(Plan));
};

it('the list of an evening compares no reservation with each other one, with and without statistics of the tables', async () => {
  await insertEvening();
  expect(await measureMostLoops()).toBeLessThanOrEqual(PARTIES);
  await sql('analyze personal_data');
  await sql('analyze reservations');
  expect(await measureMostLoops()).toBeLessThanOrEqual(PARTIES);
});
