import { setTimeout as sleep } from 'node:timers/promises';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import { createBookingConsistencyQueries } from '#test/support/assertions/booking-consistency.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import {
  sendWithRetries,
  createIdempotentRequest,
  type IdempotentRequest,
} from '#test/support/drivers/concurrent-bookings.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { buildGuest, buildReservationRequest } from '#test/support/builders/request-builders.ts';
import {
  createHttpClient,
  type HttpResponse,
  type HttpClient,
} from '#test/support/drivers/http-client.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';

const REQUESTS = 160;
const CONCURRENT_GUESTS = 24;
const KILLS = 2;

type Answers = Map<string, HttpResponse<ReservationReceipt>>;

/**
 * Sends the requests concurrently until all are sent or the server is killed. `answers` collects the
 * responses.
 */
const sendUntilKilled = async (
  server: BuiltServer,
  client: HttpClient,
  keyedRequests: readonly IdempotentRequest[],
  answers: Answers,
): Promise<void> => {
  const unsent = keyedRequests.filter(({ key }) => !answers.has(key));
  const sendUnsent = async (): Promise<void> => {
    for (let keyedRequest = unsent.shift(); keyedRequest; keyedRequest = unsent.shift()) {
      const answer = await sendWithRetries(client, keyedRequest, 0);
      if (answer) answers.set(keyedRequest.key, answer);
      else if (server.process.killed) unsent.length = 0;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_GUESTS }, sendUnsent));
};

const killDuringRequests = async (
  server: BuiltServer,
  client: HttpClient,
  keyedRequests: readonly IdempotentRequest[],
  answers: Answers,
): Promise<number> => {
  const before = answers.size;
  const sending = sendUntilKilled(server, client, keyedRequests, answers);
  while (answers.size < before + 30) await sleep(5);
  server.process.kill('SIGKILL');
  await sending;
  await server.ended;
  return answers.size - before;
};

describe('a server that is killed while it handles bookings', () => {
  let database: TestDatabase;
  let port: number;
  let server: BuiltServer | undefined;
  const start = async () => (server = await startBuiltServer({ database, port }));

  beforeAll(async () => {
    database = await createTestDatabase();
    port = await findFreePort();
  });
  afterAll(async () => {
    await server?.kill();
    await database.drop();
  });

  it('keeps exactly the accepted reservations and rebuilds equal read models', async () => {
    let running = await start();
    const { origin } = running;
    const client = createHttpClient(origin);
    const turns = await Promise.all(
      [40, 41, 42, 43, 44, 45, 46, 47].flatMap((days) =>
        (['pranzo_primo', 'cena_secondo'] as const).map((key) =>
          findTurn(origin, venueDateInDays(days), key),
        ),
      ),
    );
    const keyedRequests = Array.from({ length: REQUESTS }, (_, index) =>
      createIdempotentRequest(
        buildReservationRequest(turns[index % turns.length]!, {
          ...buildGuest(index),
          numberOfPeople: (index % 3) + 1,
        }),
      ),
    );
    const answers: Answers = new Map();

    for (let kill = 0; kill < KILLS; kill += 1) {
      expect(await killDuringRequests(running, client, keyedRequests, answers)).toBeLessThan(
        REQUESTS / 2,
      );
      running = await start();
    }
    const answersBeforeFinalRetry = new Map(answers);
    const finalAnswers: Answers = new Map();
    await Promise.all(
      keyedRequests.map(async (keyedRequest) => {
        const answer = await sendWithRetries(client, keyedRequest);
        if (answer) finalAnswers.set(keyedRequest.key, answer);
      }),
    );

    expect([...finalAnswers.values()].map(({ status }) => status)).toEqual(
      Array(REQUESTS).fill(201),
    );
    for (const [key, answer] of answersBeforeFinalRetry)
      expect(finalAnswers.get(key)!.body).toEqual(answer.body);
    const acceptedIds = [...finalAnswers.values()].map(({ body }) => body.id).sort();
    const consistency = createBookingConsistencyQueries(database.query);
    expect(await consistency.reservations()).toEqual(acceptedIds);
    expect(await consistency.requests()).toEqual(acceptedIds);
    expect(await consistency.notices()).toEqual(acceptedIds);
    expect(await consistency.hasNoGap()).toBe(true);
    expect((await consistency.covers()).filter(({ held, summed }) => held !== summed)).toEqual([]);

    await running.stop();
    const before = await consistency.readModels();
    /*
     * The read models are corrupted first. Otherwise a rebuild that does nothing would pass this
     * test.
     */
    await database.query(`update reservations set status = 'completed'`);
    await database.query('delete from floor_occupancy');
    const rebuild = startNodeProcess(['dist/server/cli.js', 'rebuild'], {
      DATABASE_URL: database.url,
      APP_MODE: 'demo',
      NODE_ENV: 'production',
    });
    expect([await rebuild.ended, rebuild.output()]).toEqual([0, expect.any(String)]);
    expect(await consistency.readModels()).toEqual(before);
  });
});
