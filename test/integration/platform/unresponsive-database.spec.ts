import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { entities } from '#src/composition/entities.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { buildGuest, buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

/** The product answers after 4.5 s. The rest allows for a slow machine. */
const MAX_RESPONSE_MS = 7_000;

/**
 * A TCP proxy to the database that can stop forwarding bytes. Connections stay open, so the server
 * receives no response.
 */
const startStallingProxy = async (url: string) => {
  const [sockets, port] = [new Set<Socket>(), Number(new URL(url).port)];
  let isStalled = false;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      socket
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other);
    sockets.add(client).add(upstream);
    if (isStalled) client.pause();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startStallingProxy>>;
let orm: TestDatabase['orm'];
let pool: TestDatabase['pool'];
let app: RunningApp;
beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startStallingProxy(database.url);
  orm = await openOrm({ url: proxy.url, entities });
  pool = openConnectionPool({ url: proxy.url });
  app = await startApp({ database: { ...database, url: proxy.url, orm, pool } });
  app.app.silent = true;
});
afterEach(async () => {
  await app.stop();
  await orm.close(true);
  await pool.end();
  proxy.close();
  await database.drop();
});

it('returns 503 before the longest response time while the database does not respond, and recovers afterwards', async () => {
  const [guest, staff] = [app.guest(), await app.staff()];
  const [slot] = (await guest.get<{ id: string }[]>('/api/time-slots')).body;
  const token = await guest.fetchCsrfToken();
  const requestBody = JSON.stringify(
    buildReservationRequest({ reservationDate: '2027-04-10', timeSlotId: slot!.id }, buildGuest(1)),
  );
  const requestReservation = () =>
    guest.raw('post', '/api/reservations', {
      body: requestBody,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': token,
        'idempotency-key': 'one',
      },
    });
  const sendAllRequests = () =>
    Promise.all([
      guest.get('/api/time-slots'),
      staff.get('/api/reservations'),
      requestReservation(),
    ]);
  proxy.stall();
  const startedAtMs = performance.now();
  const answers = await sendAllRequests();
  expect(performance.now() - startedAtMs).toBeLessThan(MAX_RESPONSE_MS);
  expect(answers.map(({ status, headers }) => [status, headers.has('retry-after')])).toEqual([
    [503, true],
    [503, true],
    [503, true],
  ]);
  proxy.resume();
  expect((await sendAllRequests()).map(({ status }) => status)).toEqual([200, 200, 201]);
});
