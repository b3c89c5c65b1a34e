/**
 * Times the requests of the staff area with 20,000 reservations: `npm run bench:staff`. Fails when
 * a median exceeds 100 ms, or 50 ms for the search while staff type. Not part of `npm test`,
 * because the results depend on the machine.
 */
import { performance } from 'node:perf_hooks';
import { TOKENS } from '#src/composition/tokens.ts';
import globalSetup from '#test/support/jest/global-setup.ts';
import globalTeardown from '#test/support/jest/global-teardown.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp } from '#test/support/fixtures/running-app.ts';

const RESERVATIONS = 20_000;
const ROUNDS = 40;
const PROMISE_MS = 100;
const TYPING_PROMISE_MS = 50;
const DAY = '2027-03-13';

/**
 * Inserts two years of reservations of 5,000 guests into the read models, spread over six time
 * slots a day. The next fortnight has a hundred open requests. Every fourth guest has no e-mail
 * address, and every tenth telephone number begins with 347.
 */
const FILL = `
  with slot as (select id, start_time, end_time, description, row_number() over (order by start_time) - 1 place from time_slots),
  row as (
    select gen_random_uuid() id, gen_random_uuid() subject, n, date '2026-03-14' + (n / 28)::int as day, s.id slot_id, s.start_time, s.end_time, s.description
    from generate_series(0, ${RESERVATIONS - 1}) n join slot s on s.place = n % 6
  ),
  person as (
    insert into personal_data (subject_id, phone_key, email_key, name_key, data, salt)
    select subject, replace(phone, ' ', ''), case when n % 4 > 0 then 'ospite' || n || '@example.org' end, n || ' ospite',
      json_build_object('name', 'Ospite ' || (array['Agata','Bastiano','Crocifissa','Nicolò','Zita'])[n % 5 + 1] || ' ' || n, 'phone', phone, 'email', case when n % 4 = 0 then null else 'ospite' || n || '@example.org' end, 'notes', null), '\\\\x00' from row
    cross join lateral (select '+39 ' || (array['320','328','333','338','339','340','347','348','349','366'])[n % 10 + 1] || ' ' || (1000000 + n % 5000) phone) p
  )
  insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, slot_description, number_of_people, status, outcome,
    version, created_at, updated_at, contact, last_type, last_actor)
  select row.id, subject, day, slot_id, start_time, end_time, description, n % 7 + 1,
    case when n % 4 = 3 then 'cancelled' when day < current_date then 'completed' when n % 4 = 0 and day < current_date + 14 then 'pending'
      else 'confirmed' end, case when n % 4 = 3 then 'rejected' end,
    2, day - interval '3 days' + n * interval '1 second', day, case when n % 8 = 1 then 'not_informed' end, 'ReservationConfirmed', 'system'
  from row`;

const OCCUPANCY = `
  insert into turn_occupancy (date, time_slot_id, max_covers, held)
  select reservation_date, time_slot_id, 75, sum(number_of_people) from reservations where status <> 'cancelled' group by 1, 2`;
const FLOORS = `
  insert into floor_occupancy (date, time_slot_id, floor, people, reservations)
  select reservation_date, time_slot_id, -1, sum(number_of_people), count(*) from reservations where status <> 'cancelled' group by 1, 2`;

const screens: Readonly<Record<string, string>> = {
  'list, latest first': '/api/reservations',
  'list, pending only': '/api/reservations?status=pending',
  'to call': '/api/reservations?status=to_call',
  'one day': `/api/reservations?date=${DAY}`,
  'one year': `/api/reservations?from=2026-09-01&to=2027-08-31`,
  'summary of the book': '/api/reservations/summary',
  'summary of a day': `/api/reservations/summary?date=${DAY}`,
  'search by name': `/api/reservations?q=${encodeURIComponent('nicolo 1998')}`,
  'search by phone': '/api/reservations?q=347%201000',
  'search, nobody found': '/api/reservations?q=zzzz',
  'Stasera: the evening': `/api/reservations?date=${DAY}&status=all`,
  'Stasera: open requests': '/api/reservations/open-requests',
  'Stasera: turns for a telephone party': `/api/reservations/turns-for-party?date=${DAY}&numberOfPeople=4`,
  'capacity of a day': `/api/reservations/stats?date=${DAY}`,
};
const whileTyping: Readonly<Record<string, string>> = {
  'guest by the first three digits, shared by 500 guests': '/api/guests?digits=347',
  'guest by five digits': '/api/guests?digits=34710',
  'guest by the last three digits': '/api/guests?digits=996',
};

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

/**
 * Returns true if the median time of every call is at most `promiseMs`. Throws if a response is not
 * 200.
 */
const timeCalls = async (
  staff: HttpClient,
  calls: Readonly<Record<string, string>>,
  promiseMs: number,
): Promise<boolean> => {
  let good = true;
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const { status } = await staff.get(path);
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
    good &&= median(times) <= promiseMs;
    process.stdout.write(
      `| ${name} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |\n`,
    );
  }
  return good;
};

const main = async (): Promise<boolean> => {
  await globalSetup();
  const app = await startApp({ checkAnswers: false });
  try {
    const sql = app.container.get(TOKENS.sql);
    for (const statement of [FILL, OCCUPANCY, FLOORS, 'analyze']) await sql(statement);
    const staff = await app.staff();
    process.stdout.write(
      `${RESERVATIONS} reservations, ${ROUNDS} rounds each, median and slowest in ms\n`,
    );
    const areFast = await timeCalls(staff, screens, PROMISE_MS);
    return (await timeCalls(staff, whileTyping, TYPING_PROMISE_MS)) && areFast;
  } finally {
    await app.stop();
    await globalTeardown();
  }
};

process.exit((await main()) ? 0 : 1);
