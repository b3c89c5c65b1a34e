import { buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ env: { STAFF_MAIL_INTERVAL_MINUTES: '1' } });
});
afterAll(() => server.stop());

/** Makes all deliveries of mails to staff wait, until the caller ends the connection. */
const blockDeliveries = async () => {
  const client = await server.database.pool.connect();
  await client.query(`select pg_advisory_lock(hashtextextended('delivery/staff/staff-mails', 0))`);
  return client;
};
const listWaitingConnections = async () =>
  (
    await server.database.query<{ name: string }>(
      `select application_name "name" from pg_stat_activity
       where datname = current_database() and wait_event = 'advisory' and query like '%delivery/%'`,
    )
  ).map(({ name }) => name);

it('a delivery that waits has none of the connections of the requests', async () => {
  const blocker = await blockDeliveries();
  const turn = await findTurn(server.origin, venueDateInDays(9), 'cena_primo');
  const { status } = await server.guest().post('/api/reservations', buildReservationRequest(turn));
  expect(status).toBe(201);
  const waiting = await pollUntil(async () => {
    const names = await listWaitingConnections();
    return names.length > 0 ? names : null;
  });
  expect(waiting).toEqual(['melagrana background']);
  blocker.release(true);
});
