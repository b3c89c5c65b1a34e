import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { entities } from '#src/composition/entities.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { buildGuest, buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const PROMISED_MS = 5_000;

/**
 * A TCP proxy to the database that can stop forwarding bytes. Connections stay open, so the server
 * sees only silence.
 */
const startStallingProxy = async (url: string) => {
  const [ends, port] = [new Set<Socket>(), Number(new URL(url).port)];
  let isStalled = false;
  const server = createServer((client) => {
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [client, far],
      [far, client],
    ] as const)
      end
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other);
    ends.add(client).add(far);
    if (isStalled) client.pause();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    stall: () => {
      isStalled = true;
      for (const end of ends) end.pause();
    },
    resume: () => {
      isStalled = false;
      for (const end of ends) end.resume();
    },
    close: () => {
      for (const end of ends) end.destroy();
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

it('returns 503 within five seconds while the database is silent, and serves again afterwards', async () => {
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
  const everybody = () =>
    Promise.all([
      guest.get('/api/time-slots'),
      staff.get('/api/reservations'),
      requestReservation(),
    ]);
  proxy.stall();
  const began = performance.now();
  const answers = await everybody();
  expect(performance.now() - began).toBeLessThan(PROMISED_MS);
  expect(answers.map(({ status, headers }) => [status, headers.has('retry-after')])).toEqual([
    [503, true],
    [503, true],
    [503, true],
  ]);
  proxy.resume();
  expect((await everybody()).map(({ status }) => status)).toEqual([200, 200, 201]);
});
