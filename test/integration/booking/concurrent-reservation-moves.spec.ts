import type { ReservationReceipt, ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import {
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';

const MOVES = 12;
const ROUNDS = 5;

let database: TestDatabase;
let servers: BuiltServer[];
let staff: HttpClient[];
let slots: TimeSlotView[];
beforeAll(async () => {
  database = await createTestDatabase();
  const first = await startBuiltServer({ database, env: { WORKER: 'outside' } });
  servers = [first, await startBuiltServer({ database, env: { WORKER: 'outside' } })];
  staff = await Promise.all(servers.map((server) => server.staff()));
  slots = (await servers[0]!.guest().get<TimeSlotView[]>('/api/time-slots')).body;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

const buildSeat = (index: number) => ({
  reservationDate: venueDateInDays(30 + (index % 4)),
  timeSlotId: slots[index % slots.length]!.id,
});

describe('concurrent moves of one reservation', () => {
  it('return 200 or 409 through two servers, and leave it in one turn', async () => {
    const { body } = await servers[0]!
      .guest()
      .post<ReservationReceipt>('/api/reservations', buildReservationRequest(buildSeat(0)), {
        'idempotency-key': newIdempotencyKey(),
      });
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        Array.from({ length: MOVES }, (_, index) =>
          staff[index % staff.length]!.post<ReservationView>(`/api/reservations/${body.id}/move`, {
            ...buildSeat(index + round),
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
