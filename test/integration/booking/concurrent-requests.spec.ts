import { createBookingConsistencyQueries } from '#test/support/assertions/booking-consistency.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays, dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import {
  acceptedReservationIds,
  sendConcurrently,
  countByStatus,
  createHttpClients,
  createIdempotentRequest,
} from '#test/support/drivers/concurrent-bookings.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { buildGuest, buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { raceForLastCovers } from '#test/support/drivers/last-covers-race.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';

describe('concurrent requests to three servers with one database', () => {
  let database: TestDatabase;
  let servers: BuiltServer[];
  const origins = () => servers.map(({ origin }) => origin);

  beforeAll(async () => {
    database = await createTestDatabase();
    /* The first server migrates and seeds the database before the other two start. */
    const first = await startBuiltServer({ database, env: { WORKER: 'outside' } });
    servers = [
      first,
      ...(await Promise.all([
        startBuiltServer({ database, env: { WORKER: 'outside' } }),
        startBuiltServer({ database, env: { WORKER: 'outside' } }),
      ])),
    ];
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });

  it('accept exactly one of 200 for one table, and return 409 to the others', async () => {
    const turn = await findTurn(origins()[0]!, venueDateInDays(30), 'pranzo_primo');
    const [table] = await database.query<{ id: string }>(
      'select id::text from tables where capacity >= 4 order by name limit 1',
    );
    const keyedRequests = Array.from({ length: 200 }, (_, index) =>
      createIdempotentRequest(
        buildReservationRequest(turn, {
          ...buildGuest(index),
          tableId: table!.id,
          numberOfPeople: 4,
        }),
      ),
    );

    const outcomes = await sendConcurrently(await createHttpClients(origins()), keyedRequests);

    expect(countByStatus(outcomes)).toEqual({ 201: 1, 409: 199 });
    const consistency = createBookingConsistencyQueries(database.query);
    expect(await consistency.reservations()).toEqual(acceptedReservationIds(outcomes));
    expect(await consistency.requests()).toEqual(acceptedReservationIds(outcomes));
    expect(await consistency.listDoubleBookedTables()).toEqual([]);
    const refused = outcomes.find(({ answer }) => answer.status === 409)!;
    expect(refused.answer.body).toMatchObject({
      code: 'table_taken',
      message: expect.any(String),
      details: { availability: expect.any(Object) },
    });
  });

  it('fill the last 10 covers exactly, with one event, notice and row per accepted request', async () => {
    const turn = await findTurn(origins()[0]!, dateWithAllRoomsInDays(31), 'cena_primo');
    const earlier = await createBookingConsistencyQueries(database.query).reservations();

    const race = await raceForLastCovers({
      origins: origins(),
      database,
      turn,
      guests: 500,
      left: 10,
    });

    expect(race.answers[201]! + race.answers[409]!).toBe(500);
    expect(race.covers).toContainEqual({ held: 75, summed: 75, most: 75 });
    expect(race.covers.filter(({ held, summed, most }) => held !== summed || held > most)).toEqual(
      [],
    );
    const all = [...earlier, ...race.promised].sort();
    expect(race.reservations).toEqual(all);
    expect(race.requests).toEqual(all);
    expect(race.notices).toEqual(all);
    expect(race.hasNoGap).toBe(true);
  });
});
