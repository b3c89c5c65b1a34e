import fc from 'fast-check';
import { TOKENS } from '#src/composition/tokens.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import {
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

/** Number of random commands. The long run in docs/audit.md sets HISTORY_COMMANDS=2000. */
const COMMANDS = Number(process.env['HISTORY_COMMANDS'] ?? 150);
const INSTANTS = COMMANDS / 10;
const DAYS = ['2027-03-13', '2027-03-14'] as const;

let app: RunningApp;
let staff: HttpClient;
let guest: HttpClient;
let slots: TimeSlotView[];
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  [staff, guest] = [await app.staff(), app.guest()];
  slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body.filter(
    ({ mealType }) => mealType === 'cena',
  );
});
afterAll(() => app.stop());

const readReservations = async (date: string, position?: number) =>
  (
    await staff.get<ReservationsAsOfView>(
      `/api/audit/book?date=${date}${position ? `&position=${position}` : ''}`,
    )
  ).body;

const ids: string[] = [];
let guestCount = 0;

/** Performs one random action of a guest or of staff. */
const runRandomCommand = async (commandIndex: number, choice: number) => {
  const id = ids[choice % Math.max(1, ids.length)] ?? '';
  const reservationDate = DAYS[choice % 2]!;
  const timeSlotId = slots[choice % slots.length]!.id;
  const people = 1 + (choice % 6);
  const request = async () => {
    const { status, body } = await guest.post<{ id: string }>(
      '/api/reservations',
      buildReservationRequest(
        { reservationDate, timeSlotId },
        {
          customerName: `Ospite ${++guestCount}`,
          customerPhone: `0935 ${100_000 + guestCount}`,
          customerEmail: null,
          numberOfPeople: people,
        },
      ),
      { 'idempotency-key': newIdempotencyKey() },
    );
    if (status === 201) ids.push(body.id);
  };
  const addAndRemoveClosure = async () => {
    const { body } = await staff.post<{ id: string }>('/api/closures', {
      service: 'lunch',
      date: reservationDate,
      note: null,
      active: true,
    });
    if (body.id) await staff.delete(`/api/closures/${body.id}`);
  };
  const commands = [
    request,
    request,
    () => staff.put(`/api/reservations/${id}`, { status: 'confirmed' }),
    () => staff.put(`/api/reservations/${id}`, { status: 'cancelled' }),
    () =>
      staff.post(`/api/reservations/${id}/move`, {
        reservationDate,
        timeSlotId,
        tableId: null,
        numberOfPeople: people,
      }),
    () => staff.post(`/api/reservations/${id}/cancel`, { reason: 'guest_asked', note: null }),
    () => staff.post(`/api/reservations/${id}/undo`),
    addAndRemoveClosure,
  ];
  await commands[commandIndex]!();
};

it(`returns what staff saw at ${INSTANTS} of ${INSTANTS} instants of ${COMMANDS.toLocaleString('en')} random commands`, async () => {
  const steps = fc.sample(fc.tuple(fc.nat(7), fc.nat(10_000)), {
    numRuns: COMMANDS,
    seed: 20_270_313,
  });
  const snapshots: [string, number, ReservationsAsOfView][] = [];
  for (const [at, [commandIndex, choice]] of steps.entries()) {
    await runRandomCommand(commandIndex, choice);
    if (at % (COMMANDS / INSTANTS) !== 0) continue;
    const date = DAYS[(at / (COMMANDS / INSTANTS)) % 2]!;
    const now = await takeSnapshot(date);
    snapshots.push([date, now.position, now]);
  }
  const differingPositions = [];
  for (const [date, position, expected] of snapshots)
    if (
      JSON.stringify(await readReservations(date, position || undefined)) !==
      JSON.stringify(expected)
    )
      differingPositions.push(position);
  expect(snapshots).toHaveLength(INSTANTS);
  expect(differingPositions).toEqual([]);
});

const takeSnapshot = async (date: string): Promise<ReservationsAsOfView> => {
  const [{ pos }] = (await app.container.get(TOKENS.sql)<{ pos: string }>(
    'select pos::text from log_head',
  )) as [{ pos: string }];
  const list = (
    await staff.get<Record<string, never>[]>(`/api/reservations?date=${date}&limit=500`)
  ).body;
  const statistics = (
    await staff.get<ReservationsAsOfView['statistics']>(`/api/reservations/stats?date=${date}`)
  ).body;
  const asOf = await readReservations(date);
  const listFields = (one: Record<string, unknown>) => [
    one['id'],
    one['customerName'],
    one['tableName'],
    one['numberOfPeople'],
    one['status'],
    one['outcome'],
  ];
  const currentRows = list.map((one) => JSON.stringify(listFields(one))).sort();
  const asOfRows = asOf.reservations.map((one) => JSON.stringify(listFields(one))).sort();
  expect(asOfRows).toEqual(currentRows);
  expect(asOf.statistics).toEqual(statistics);
  return { ...asOf, position: Number(pos) };
};
