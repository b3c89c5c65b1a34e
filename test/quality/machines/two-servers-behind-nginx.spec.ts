import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toPublicPictureUrl, type UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { startNodeProcess, type NodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { createHttpClient, type HttpClient } from '#test/support/drivers/http-client.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { startNginx, type Nginx } from '#test/support/services/nginx.ts';
import { startS3Server } from '#test/support/services/s3-server.ts';
import { createSmallPicture } from '#test/support/fixtures/picture-upload-app.ts';
import { startSteadyLoad } from '#test/support/drivers/steady-load.ts';

/** Number of times that each web process is replaced under load. Set `ROLLS=10` for a long run. */
const ROLLING_RESTARTS = Number(process.env['ROLLS'] ?? '1');
const REQUESTS_PER_SECOND = 50;

let database: TestDatabase;
let store: Awaited<ReturnType<typeof startS3Server>>;
let nginx: Nginx;
let origin: string;
let ports: number[];
let web: BuiltServer[];
let workers: NodeProcess[];
let folder: string;
let staff: HttpClient;

const env = () => ({
  WORKER: 'outside',
  PUBLIC_ORIGIN: origin,
  TRUSTED_PROXIES: '1',
  DRAIN_SECONDS: '2',
  OBJECT_STORE_URL: store.url,
});
/**
 * Starts a web process with its own data folder, as on a separate machine. The web processes share
 * only database, bucket and secret.
 */
const startWeb = (port: number) => startBuiltServer({ database, port, env: env() });
const startWorker = (name: string) =>
  startNodeProcess(['dist/server/worker.js'], {
    NODE_ENV: 'production',
    APP_MODE: 'demo',
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of the tests, long enough for anybody',
    LOG_LEVEL: 'info',
    ...env(),
    DATA_DIR: join(folder, name),
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-machines-'));
  [database, store, ports] = [
    await createTestDatabase(),
    await startS3Server(),
    [await findFreePort(), await findFreePort(), await findFreePort()],
  ];
  origin = `http://127.0.0.1:${ports[2]!}`;
  web = await Promise.all([startWeb(ports[0]!), startWeb(ports[1]!)]);
  workers = ['one', 'two'].map(startWorker);
  nginx = await startNginx(ports[2]!, ports.slice(0, 2));
  await Promise.all(
    workers.map((worker) =>
      pollUntil(() => worker.output().includes('background work started') || null, {
        timeoutMs: 30_000,
        describe: worker.output,
      }),
    ),
  );
  staff = await logIn(createHttpClient(origin), administrator);
});
afterAll(async () => {
  await Promise.all([...web, ...workers].map((process) => process.stop()));
  await nginx.stop();
  await store.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const requestReservation = async () => {
  const turn = await findTurn(origin, venueDateInDays(100), 'cena_secondo');
  return createHttpClient(origin).post<{ id: string }>(
    '/api/reservations',
    buildReservationRequest(turn, { ...buildGuest(1) }),
    { 'idempotency-key': newIdempotencyKey() },
  );
};

describe('two web processes and two workers behind nginx', () => {
  it('share sessions and CSRF tokens: a sign-in or sign-out at one applies to the other', async () => {
    const colleague = await logIn(createHttpClient(web[0]!.origin), administrator);
    const cookie = colleague.cookies.header()!;
    const checkSession = (location: string) =>
      createHttpClient(location).get<{ authenticated: boolean }>('/api/admin/check', { cookie });
    for (const location of [web[0]!.origin, web[1]!.origin, origin, origin])
      expect((await checkSession(location)).status).toBe(200);
    const token = await colleague.fetchCsrfToken();
    const logoutResponse = await createHttpClient(web[1]!.origin).raw('post', '/api/admin/logout', {
      headers: { cookie, 'x-csrf-token': token },
    });
    expect(logoutResponse.status).toBeLessThan(300);
    for (const location of [web[0]!.origin, web[1]!.origin])
      expect((await createHttpClient(location).get('/api/reservations', { cookie })).status).toBe(
        401,
      );
  });

  it('send live updates of bookings through nginx within two seconds', async () => {
    const liveAbort = new AbortController();
    const liveStream = await fetch(`${origin}/api/desk/live`, {
      headers: { cookie: staff.cookies.header()! },
      signal: liveAbort.signal,
    });
    let received = '';
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const part of liveStream.body as unknown as AsyncIterable<Uint8Array>)
        received += decoder.decode(part);
    })().catch(() => undefined);
    await pollUntil(() => received.includes('event: hello') || null, {
      timeoutMs: 2_000,
      describe: () => `received: ${received}`,
    });
    const responses = [await requestReservation(), await requestReservation()];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    await pollUntil(() => responses.every(({ body }) => received.includes(body.id)) || null, {
      timeoutMs: 2_000,
      describe: () => `received: ${received}`,
    });
    liveAbort.abort();
    await reading;
  });

  it('accept a picture upload, serve the picture from both processes and return 413 above 10 MB', async () => {
    const { uploadURL } = (await staff.post<UploadTicket>('/api/objects/upload')).body;
    const uploadPicture = (path: string, bytes: Buffer) =>
      createHttpClient(origin).raw('put', path, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'image/jpeg' },
      });
    expect((await uploadPicture(uploadURL, await createSmallPicture())).status).toBeLessThan(300);
    for (const location of web)
      expect((await fetch(location.origin + toPublicPictureUrl(uploadURL))).status).toBe(200);
    const largeUploadUrl = (await staff.post<UploadTicket>('/api/objects/upload')).body.uploadURL;
    const photograph = Buffer.concat([await createSmallPicture(), randomBytes(10_400_000)]);
    expect((await uploadPicture(largeUploadUrl, photograph)).status).not.toBe(413);
    const tooLargeUploadUrl = (await staff.post<UploadTicket>('/api/objects/upload')).body
      .uploadURL;
    expect(
      await uploadPicture(tooLargeUploadUrl, Buffer.concat([photograph, randomBytes(200_000)])),
    ).toMatchObject({
      status: 413,
      body: { message: expect.any(String) },
    });
  });

  it('send staff one notice for each reservation request, although two workers run', async () => {
    const events = await database.query<{ id: string }>(
      `select event_id::text id from event where type = 'ReservationRequested'`,
    );
    expect(events.length).toBeGreaterThan(1);
    await pollUntil(
      async () =>
        (await database.query('select 1 from outbox where done_at is null')).length === 0
          ? true
          : null,
      { timeoutMs: 15_000 },
    );
    const mails = ['one', 'two'].flatMap((name) => {
      const location = join(folder, name, 'mail');
      try {
        return readdirSync(location).map((file) => readFileSync(join(location, file), 'utf8'));
      } catch {
        return [];
      }
    });
    expect(events.map(({ id }) => mails.filter((mail) => mail.includes(id)).length)).toEqual(
      events.map(() => 1),
    );
  });

  it(
    'lose no request and no booking while each process is replaced under 50 requests a second',
    async () => {
      const load = await startSteadyLoad(origin, REQUESTS_PER_SECOND);
      await sleep(500);
      for (let restart = 0; restart < ROLLING_RESTARTS; restart++) {
        for (const index of [0, 1]) {
          expect(await web[index]!.stop('SIGTERM')).toBe(0);
          web[index] = await startWeb(ports[index]!);
          await sleep(300);
        }
      }
      const {
        sent,
        failures,
        acceptedReservationIds: acceptedIds,
        milliseconds,
      } = await load.stop();
      const slowest = milliseconds.toSorted((one, other) => other - one)[0]!;
      if (ROLLING_RESTARTS > 1)
        process.stdout.write(
          `${sent} requests, ${ROLLING_RESTARTS * 2} restarts, ${failures.length} failed, slowest ${Math.round(slowest)} ms\n`,
        );
      expect(failures).toEqual([]);
      expect(sent).toBeGreaterThan(REQUESTS_PER_SECOND * 3);
      const storedRows = await database.query<{ id: string }>(
        `select id::text from reservations where reservation_date <= $1`,
        [venueDateInDays(99)],
      );
      expect(storedRows.map(({ id }) => id).sort()).toEqual(acceptedIds.toSorted());
    },
    120_000 + ROLLING_RESTARTS * 60_000,
  );

  it('count failed logins together by the address that nginx sees, and ignore X-Forwarded-For', async () => {
    const statuses = [];
    for (let number = 0; number < 31; number++)
      statuses.push(
        (
          await createHttpClient(origin).post(
            '/api/admin/login',
            { username: `nessuno-${number}`, password: 'una-parola-qualunque' },
            { 'x-forwarded-for': `203.0.113.${number}` },
          )
        ).status,
      );
    expect(statuses.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
  });
});
