import type { SeedReport } from '#src/contracts/catalogue/menu-views.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { callWithRetries, type HttpReply } from '../clients/load-clients.ts';
import { injectFaults } from '../faults/fault-injector.ts';
import {
  forEachConcurrently,
  type PhaseReport,
  type ScenarioContext,
} from '../scenario-context.ts';
import { createGuestRequest } from '../clients/turn-supply.ts';

const CONCURRENCY = 4;
const GUESTS = 5;
const FIRST_DAY = 1_000;
const SEEDS = 10;

const callAsStaff = (
  { environment, staff }: ScenarioContext,
  method: string,
  path: string,
  body?: unknown,
) =>
  callWithRetries(
    environment.fleet,
    { method, path, ...(body === undefined ? {} : { body }) },
    staff,
  );

/**
 * Returns true if a change succeeded. After a lost response it is sent again, and then `again` is
 * the status that proves the first success.
 */
const isDone = ({ status }: HttpReply, again: number) =>
  status === 200 || status === 201 || status === again;

/**
 * Closes a date while guests request it. Afterwards `findOrphans` searches for bookings that the
 * server accepted after the closure.
 */
const closeDateDuringBookings = async (
  stage: ScenarioContext,
  place: number,
): Promise<string[]> => {
  const date = venueDateInDays(FIRST_DAY + place);
  const keyedRequests = Array.from({ length: GUESTS }, (_, guest) =>
    createGuestRequest({
      reservationDate: date,
      timeSlotId: stage.slots[guest % stage.slots.length]!.id,
    }),
  );
  const [closed] = await Promise.all([
    callAsStaff(stage, 'POST', '/api/closures', { date, service: 'all' }),
    stage.guests.rush(keyedRequests),
  ]);
  return isDone(closed, 409)
    ? []
    : [`closing ${date} was answered ${closed.status}: ${closed.text.slice(0, 150)}`];
};

/**
 * Deletes a table while guests book it. The server must refuse the deletion, or no active
 * reservation may have the table.
 */
const deleteTableDuringBookings = async (
  stage: ScenarioContext,
  place: number,
): Promise<string[]> => {
  const made = await callAsStaff(stage, 'POST', '/api/tables', {
    name: `Prova ${Date.now().toString(36)} ${place}`,
    capacity: 4,
  });
  if (made.status !== 201)
    return made.status === 409
      ? []
      : [`adding a table was answered ${made.status}: ${made.text.slice(0, 150)}`];
  const { id } = JSON.parse(made.text) as TableView;
  const turns = stage.turns(GUESTS);
  const [removed] = await Promise.all([
    callAsStaff(stage, 'DELETE', `/api/tables/${id}`),
    stage.guests.rush(turns.map((turn) => createGuestRequest(turn, { tableId: id }))),
  ]);
  return isDone(removed, 409) || removed.status === 404
    ? []
    : [`deleting a table was answered ${removed.status}`];
};

const formatTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const deleteSlotDuringBookings = async (
  stage: ScenarioContext,
  place: number,
): Promise<string[]> => {
  const made = await callAsStaff(stage, 'POST', '/api/time-slots', {
    startTime: formatTime(60 + place),
    endTime: formatTime(61 + place),
    description: null,
    isActive: true,
  });
  if (made.status !== 201)
    return made.status === 409
      ? []
      : [`adding a time slot was answered ${made.status}: ${made.text.slice(0, 150)}`];
  const { id } = JSON.parse(made.text) as TimeSlotView;
  const keyedRequests = Array.from({ length: GUESTS }, (_, guest) =>
    createGuestRequest({ reservationDate: venueDateInDays(FIRST_DAY - 1 - guest), timeSlotId: id }),
  );
  const [removed] = await Promise.all([
    callAsStaff(stage, 'DELETE', `/api/time-slots/${id}`),
    stage.guests.rush(keyedRequests),
  ]);
  return isDone(removed, 409) || removed.status === 404
    ? []
    : [`deleting a time slot was answered ${removed.status}`];
};

/** Seeds the demo data in ten concurrent calls, which must add no duplicates. */
const seedConcurrently = async (stage: ScenarioContext): Promise<string[]> => {
  const counted = async () =>
    (
      await stage.sql<{ things: number }>(
        'select ((select count(*) from tables) + (select count(*) from time_slots) + (select count(*) from menu_items) + (select count(*) from drinks))::int things',
      )
    )[0]!.things;
  const before = await counted();
  const replies = await Promise.all(
    Array.from({ length: SEEDS }, () => callAsStaff(stage, 'POST', '/api/seed')),
  );
  const wrong = replies.filter(
    ({ status, text }) =>
      status !== 200 || Object.values(JSON.parse(text) as SeedReport).some((added) => added > 0),
  );
  return [
    ...wrong.map(
      ({ status, text }) => `seeding again was answered ${status}: ${text.slice(0, 150)}`,
    ),
    ...((await counted()) === before ? [] : ['seeding again added something']),
  ];
};

const findOrphans = async ({ sql }: ScenarioContext): Promise<string[]> => [
  ...(
    await sql<{ day: string }>(
      `select distinct r.data->'seat'->>'date' "day" from event r join event c on c.type = 'ClosureAdded' and c.data->'closure'->>'date' = r.data->'seat'->>'date'
     where r.type = 'ReservationRequested' and r.pos > c.pos`,
    )
  ).map(({ day }) => `a booking for ${day} stands behind its closure in the log`),
  ...(
    await sql<{ id: string }>(
      `select r.id::text from reservations r left join tables t on t.id = r.table_id and t.retired_at is null left join time_slots s on s.id = r.time_slot_id and s.retired_at is null
     where r.status in ('pending', 'confirmed') and r.reservation_date < '2039-01-01' and ((r.table_id is not null and t.id is null) or s.id is null)`,
    )
  ).map(({ id }) => `${id} sits where nothing is any more`),
];

export const playStaffChangesDuringBookings = async (
  stage: ScenarioContext,
  {
    closures,
    removals,
    killMs,
  }: { readonly closures: number; readonly removals: number; readonly killMs: number },
): Promise<PhaseReport> => {
  const breaches: string[] = [];
  const contests = [
    ...Array.from({ length: closures }, (_, place) => () => closeDateDuringBookings(stage, place)),
    ...Array.from(
      { length: removals },
      (_, place) => () => deleteTableDuringBookings(stage, place),
    ),
    ...Array.from({ length: removals }, (_, place) => () => deleteSlotDuringBookings(stage, place)),
  ];
  const stop = injectFaults([{ everyMs: killMs, strike: stage.mishaps.killServer }]);
  try {
    await forEachConcurrently(contests, CONCURRENCY, async (contest) => {
      breaches.push(...(await contest()));
    });
    breaches.push(...(await seedConcurrently(stage)));
  } finally {
    await stop();
  }
  breaches.push(...(await findOrphans(stage)));
  return {
    facts: `${closures} closures, ${removals} tables and ${removals} time slots deleted, each against ${GUESTS} guests at once; demo data ${SEEDS} times at once`,
    breaches,
  };
};
