import { TOKENS } from '#src/composition/tokens.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import { createRandom } from '#test/support/builders/answered-request-log.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { createRandomSeason } from '#test/support/drivers/random-season.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { countRounds } from '#test/support/rounds.ts';

/** `npm run test:nightly` checks 100 instants, other runs 25. */
const INSTANTS = countRounds(100);
const ACTS_PER_INSTANT = 8;
const DAYS = ['2027-03-13', '2027-03-14', '2027-03-15'] as const;
const SEED = 20_270_313;

type Statistics = ReservationsAsOfView['statistics'];

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

const readBook = async (date: string, position: number) =>
  (await staff.get<ReservationsAsOfView>(`/api/audit/book?date=${date}&position=${position}`)).body;

const listFields = (one: Record<string, unknown>): string =>
  JSON.stringify(
    ['id', 'customerName', 'tableName', 'numberOfPeople', 'status', 'outcome'].map(
      (name) => one[name],
    ),
  );

/** Reads the list and the capacity from the screens of staff. */
const readScreens = async (date: string) => {
  const list = await staff.get<Record<string, never>[]>(`/api/reservations?date=${date}&limit=500`);
  const statistics = await staff.get<Statistics>(`/api/reservations/stats?date=${date}`);
  return { list: list.body.map(listFields).sort(), statistics: statistics.body };
};
const readPosition = async (): Promise<number> => {
  const sql = app.container.get(TOKENS.sql);
  return Number((await sql<{ pos: string }>('select pos::text from log_head'))[0]!.pos);
};

it(`the past book equals what staff saw at ${INSTANTS} random instants of a season with limits, offers, closed rooms and holds`, async () => {
  const random = createRandom(SEED);
  const acts = createRandomSeason({ app, staff, guest, slots, days: DAYS });
  const seen: {
    date: string;
    position: number;
    screens: Awaited<ReturnType<typeof readScreens>>;
  }[] = [];
  for (let instant = 0; instant < INSTANTS; instant += 1) {
    for (let act = 0; act < ACTS_PER_INSTANT; act += 1)
      await acts[Math.floor(random() * acts.length)]!(Math.floor(random() * 10_000));
    const date = DAYS[Math.floor(random() * DAYS.length)]!;
    seen.push({ date, position: await readPosition(), screens: await readScreens(date) });
  }
  const differences = [];
  for (const { date, position, screens } of seen) {
    const book = await readBook(date, position);
    const told = { list: book.reservations.map(listFields).sort(), statistics: book.statistics };
    if (JSON.stringify(told) !== JSON.stringify(screens))
      differences.push({ position, told, screens });
  }
  expect(differences).toEqual([]);
  // The season must contain what the book has to tell.
  const all = seen.flatMap(({ screens }) => screens.statistics);
  expect(all.some(({ coversOnHold }) => coversOnHold > 0)).toBe(true);
  expect(all.some(({ maxCovers }) => maxCovers < 75)).toBe(true);
});

it('marks a name that was corrected later as the name of today', async () => {
  const turn = { reservationDate: '2027-03-16', timeSlotId: slots[0]!.id };
  const { body } = await guest.post<{ id: string }>(
    '/api/reservations',
    buildReservationRequest(turn),
    {
      'idempotency-key': newIdempotencyKey(),
    },
  );
  const before = await readPosition();
  const name = async (position: number) =>
    (await readBook(turn.reservationDate, position)).reservations.map(
      ({ customerName, isNameOfToday }) => [customerName, isNameOfToday],
    );
  const [[original]] = (await name(before)) as [[string]];
  expect(await name(before)).toEqual([[original, false]]);
  const correct = (customerName: string, notes: string) =>
    staff.post(`/api/reservations/${body.id}/guest`, {
      customerName,
      customerPhone: '+39 0935 000 909',
      customerEmail: null,
      notes,
    });
  await correct(original, 'Seggiolone');
  expect(await name(before)).toEqual([[original, false]]);
  await correct('Agata Giusta', 'Seggiolone');
  expect(await name(before)).toEqual([['Agata Giusta', true]]);
  expect(await name(await readPosition())).toEqual([['Agata Giusta', false]]);
});
