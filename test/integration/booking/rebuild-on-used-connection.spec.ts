import { entities } from '#src/composition/entities.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { createBookingCommands } from '#test/support/drivers/booking-commands-without-http.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

const DATE = '2027-03-13';

let database: TestDatabase;
let app: RunningApp;
let endPool: () => Promise<void>;
beforeAll(async () => {
  database = await createTestDatabase({ entities });
  /*
   * With one connection, the rebuild reuses the connection on which the app has prepared
   * statements.
   */
  const pool = openConnectionPool({ url: database.url, connections: 1 });
  endPool = () => pool.end();
  app = await startApp({ database: { ...database, pool } });
});
afterAll(async () => {
  await app.stop();
  await endPool();
  await database.drop();
});

const findTurn = async () => {
  const slots = await database.query<{ id: string }>(
    'select id::text from time_slots order by start_time desc limit 1',
  );
  return { reservationDate: DATE, timeSlotId: slots[0]!.id };
};
const readTurns = () =>
  database.query('select held, max_covers from turn_occupancy where held > 0');
const rebuild = () => app.container.get(TOKENS.rebuild)();

it('keeps the held covers when one connection repeats a rebuild and a view as of a past event', async () => {
  const turn = await findTurn();
  const { ask } = createBookingCommands(app);
  const staff = await app.staff();
  for (let round = 1; round <= 3; round += 1) {
    await ask(turn, 2);
    await rebuild();
    expect(await readTurns()).toEqual([{ held: 2 * round, max_covers: 75 }]);
    const { body } = await staff.get<ReservationsAsOfView>(`/api/audit/book?date=${DATE}`);
    expect(body.reservations).toHaveLength(round);
    expect(await readTurns()).toEqual([{ held: 2 * round, max_covers: 75 }]);
  }
});
