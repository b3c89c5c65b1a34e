import { addDays } from '#src/kernel/add-days.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { countRounds } from '#test/support/rounds.ts';

const { ask, sql, staff, slotId } = setupBookingApp();

const ROUNDS = countRounds(200);
const GUESTS = 5;
/** Fits only the first party, so each later party would break the limit. */
const MAX_COVERS = 2;

type Requested = {
  readonly pos: number;
  readonly covers: number;
  readonly floor: number | null;
  readonly arrivalTime: string | null;
};

/** Returns whether an accepted request breaks the limit. `before` contains all earlier requests. */
type IsBroken = (request: Requested, before: readonly Requested[]) => boolean;

const sumCovers = (requests: readonly Requested[]) =>
  requests.reduce((sum, { covers }) => sum + covers, 0);

const kinds: readonly [limit: object, isBroken: IsBroken][] = [
  [
    { kind: 'covers', covers: MAX_COVERS },
    (request, before) => sumCovers([...before, request]) > MAX_COVERS,
  ],
  [{ kind: 'online_stopped' }, () => true],
  [{ kind: 'full' }, () => true],
  [{ kind: 'room_closed', floor: 1 }, ({ floor }) => floor === 1],
  [
    { kind: 'kitchen_closes', time: '19:30' },
    ({ arrivalTime }) => arrivalTime !== null && arrivalTime > '19:30',
  ],
];

const listTablesUpstairs = async () =>
  (
    await sql(
      `select id::text from tables where floor = 1 and capacity between 2 and 6
       and coalesce(capacity_min, 1) <= 2 order by name limit ${GUESTS}`,
    )
  ).map(({ id }) => String(id));

const readRequests = async (date: string) =>
  (await sql(
    `select pos::int, (data->'seat'->>'covers')::int covers, (data->'seat'->>'floor')::int floor, data->'seat'->>'arrivalTime' "arrivalTime"
     from event where type = 'ReservationRequested' and data->'seat'->>'date' = ? order by pos`,
    [date],
  )) as unknown as Requested[];

const readLimitPosition = async (date: string): Promise<number> =>
  Number(
    (
      await sql(`select pos from event where type = 'TurnLimitSet' and data->>'date' = ?`, [date])
    )[0]!['pos'],
  );

/** Sends requests for tables upstairs, some with a late arrival, concurrently with the limit. */
const race = async (round: number, limit: object, tables: readonly string[]) => {
  const date = addDays(BOOKING_DATE, round);
  const timeSlotId = slotId('cena_primo');
  const calls = tables.map((tableId, index) => async () => {
    const arrivalTime = index % 2 === 0 ? '20:15' : '19:15';
    const request = { reservationDate: date, timeSlotId, tableId, arrivalTime, numberOfPeople: 2 };
    return (await ask({ ...buildGuest(GUESTS * round + index), ...request })).status;
  });
  const set = async () =>
    (await staff().post('/api/turn-limits', { date, timeSlotId, ...limit })).status;
  const statuses = await Promise.all(calls.toSpliced(round % GUESTS, 0, set).map((call) => call()));
  const position = await readLimitPosition(date);
  const requests = await readRequests(date);
  return { statuses, position, requests };
};

describe('a turn limit that staff set while guests book', () => {
  it.each(kinds)(
    `is respected by all requests after its event in ${ROUNDS} of ${ROUNDS} rounds: %j`,
    async (limit, isBroken) => {
      const tables = await listTablesUpstairs();
      let before = 0;
      let refused = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { statuses, position, requests } = await race(round, limit, tables);
        expect(statuses.filter((status) => ![201, 400, 409].includes(status))).toEqual([]);
        const violations = requests.filter(
          (request, index) => request.pos > position && isBroken(request, requests.slice(0, index)),
        );
        expect(violations).toEqual([]);
        before += requests.filter(({ pos }) => pos < position).length;
        refused += statuses.filter((status) => status !== 201).length;
      }
      // Otherwise the limit was always set first or last, and the commands did not overlap.
      expect(before).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    },
  );
});
