import type { ReservationReceipt, ReservationView } from '#src/contracts/booking.ts';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import { startServer, type BuiltServer } from '#test/support/built-server.ts';
import { dateIn } from '#test/support/calendar.ts';
import { freshDatabase, type FreshDatabase } from '#test/support/database.ts';
import { newKey, reservationOf } from '#test/support/examples.ts';
import type { Client } from '#test/support/http-client.ts';

const MOVES = 12;
const ROUNDS = 5;

let database: FreshDatabase;
let servers: BuiltServer[];
let staff: Client[];
let slots: TimeSlotView[];
beforeAll(async () => {
  database = await freshDatabase();
  const first = await startServer({ database, env: { WORKER: 'outside' } });
  servers = [first, await startServer({ database, env: { WORKER: 'outside' } })];
  staff = await Promise.all(servers.map((server) => server.staff()));
  slots = (await servers[0]!.guest().get<TimeSlotView[]>('/api/time-slots')).body;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

const seat = (place: number) => ({
  reservationDate: dateIn(30 + (place % 4)),
  timeSlotId: slots[place % slots.length]!.id,
});

describe('moves of one reservation at the same time', () => {
  it('through two servers return success or a conflict, and end in one turn', async () => {
    const { body } = await servers[0]!
      .guest()
      .post<ReservationReceipt>('/api/reservations', reservationOf(seat(0)), {
        'idempotency-key': newKey(),
      });
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        Array.from({ length: MOVES }, (_, place) =>
          staff[place % staff.length]!.post<ReservationView>(`/api/reservations/${body.id}/move`, {
            ...seat(place + round),
            tableId: null,
            numberOfPeople: 2,
          }),
        ),
      );
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
      ).toEqual([]);
    }
    const [covers] = await database.query<{ held: number; turns: number }>(
      'select sum(held)::int held, (count(*) filter (where held > 0))::int turns from turn_occupancy',
    );
    expect(covers).toEqual({ held: 2, turns: 1 });
  });
});
