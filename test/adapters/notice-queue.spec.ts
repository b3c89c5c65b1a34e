import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type { NoticeQueue } from '#src/messaging/queue/notice-queue.ts';
import { createBullmqNoticeQueue } from '#src/messaging/queue/notice-queue.bullmq.ts';
import {
  createQueueBackend,
  type QueueLocation,
} from '#src/messaging/queue/redis-or-postgres-backend.ts';
import { findFreePort } from '#test/support/services/free-port.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase } from '#test/support/services/test-database.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { countOpenSockets } from '#test/support/services/open-sockets.ts';
import {
  getOrStartRedis,
  startPrivateRedis,
  type PrivateRedis,
} from '#test/support/services/redis.ts';

type QueueFixture = { readonly location: QueueLocation; readonly remove: () => Promise<void> };

const createPostgresFixture = async (): Promise<QueueFixture> => {
  const { url, drop } = await createTestDatabase();
  return { location: { databaseUrl: url }, remove: drop };
};
const createRedisFixture = async (): Promise<QueueFixture> => {
  const { url, remove } = await getOrStartRedis();
  return { location: { redisUrl: url }, remove };
};

const createQueueOptions = (location: QueueLocation) => ({
  location,
  log: createRecordingLog(),
  prefix: `test-${randomUUID()}`,
});

const startWorker = (
  queue: NoticeQueue,
  handle: (eventId: string) => Promise<void> = () => Promise.resolve(),
) => {
  const received: string[] = [];
  queue.work(async ({ eventIds }) => {
    received.push(...eventIds);
    for (const eventId of eventIds) await handle(eventId);
  });
  return received;
};

describe.each([
  ['PostgreSQL', createPostgresFixture],
  ['Redis', createRedisFixture],
] as const)('the notice queue on %s', (_, createFixture) => {
  let fixture: QueueFixture;
  let queue: NoticeQueue;
  let options: ReturnType<typeof createQueueOptions>;
  beforeEach(async () => {
    fixture = await createFixture();
    options = createQueueOptions(fixture.location);
    queue = createBullmqNoticeQueue(options);
  });
  afterEach(async () => {
    await queue.close();
    await fixture.remove();
  });

  const waitForNotices = (list: string[], count: number) =>
    pollUntil(() => (list.length >= count ? list : null), {
      describe: () => `${list.length} of ${count} notices were delivered`,
    });

  it('delivers every added notice to the worker', async () => {
    const events = Array.from({ length: 40 }, () => randomUUID());
    const list = startWorker(queue);
    await Promise.all(
      events.map((eventId) => queue.add([{ eventId, audience: 'staff', publication: 1 }])),
    );
    expect([...(await waitForNotices(list, 40))].sort()).toEqual([...events].sort());
  });

  it('delivers a batch of notices in one call', async () => {
    const batch = Array.from({ length: 30 }, () => randomUUID());
    const calls: number[] = [];
    queue.work(async ({ eventIds }) => {
      calls.push(eventIds.length);
    });
    await queue.add(
      batch.map((eventId) => ({ eventId, audience: 'staff' as const, publication: 1 })),
    );
    await pollUntil(() => (calls.length > 0 ? true : null));
    expect(calls).toEqual([30]);
  });

  it('keeps notices until a worker runs', async () => {
    const eventId = randomUUID();
    await queue.add([{ eventId, audience: 'staff', publication: 1 }]);
    const later = createBullmqNoticeQueue(options);
    try {
      expect(await waitForNotices(startWorker(later), 1)).toEqual([eventId]);
    } finally {
      await later.close();
    }
  });

  it('delivers the same publication of a notice once, and the next publication as another notice', async () => {
    const eventId = randomUUID();
    await queue.add([{ eventId, audience: 'staff', publication: 1 }]);
    await queue.add([{ eventId, audience: 'staff', publication: 1 }]);
    await queue.add([{ eventId, audience: 'staff', publication: 2 }]);
    const list = startWorker(queue);
    await waitForNotices(list, 2);
    await sleep(300);
    expect(list).toEqual([eventId, eventId]);
  });

  it('stores only the event id and the audience in a job', async () => {
    const eventId = randomUUID();
    await queue.add([{ eventId, audience: 'staff', publication: 3 }]);
    const reader = new Queue(
      'staff-notices',
      { connection: {}, prefix: options.prefix },
      createQueueBackend(fixture.location, 'work'),
    );
    try {
      const job = await reader.getJob(`staff-${eventId}-3-1-${eventId}`);
      expect(job).toMatchObject({ name: 'notify', data: { eventIds: [eventId] } });
      expect(Object.keys(job!.data as object).sort()).toEqual(['audience', 'eventIds']);
    } finally {
      await reader.close();
    }
  });

  it('logs a failed handler, and leaves the next attempt to the outbox', async () => {
    const list = startWorker(queue, () =>
      Promise.reject(new Error('SMTP: not accepted (EENVELOPE 451)')),
    );
    await queue.add([{ eventId: randomUUID(), audience: 'staff', publication: 1 }]);
    const logged = () => options.log.entries.filter(({ words }) => words.includes('will retry'));
    await pollUntil(() => (logged().length > 0 ? true : null));
    // BullMQ's first retry would come after a second.
    await sleep(1_500);
    expect(list).toHaveLength(1);
  });

  it('waits for a running handler when it closes, and closes every connection', async () => {
    const before = countOpenSockets();
    const own = createBullmqNoticeQueue(createQueueOptions(fixture.location));
    let ended = false;
    const list = startWorker(own, async () => {
      await sleep(600);
      ended = true;
    });
    await own.add([{ eventId: randomUUID(), audience: 'staff', publication: 1 }]);
    await waitForNotices(list, 1);
    await own.close();
    expect(ended).toBe(true);
    await pollUntil(() => (countOpenSockets() <= before ? true : null), {
      describe: () => `${countOpenSockets()} sockets, ${before} before`,
    });
  });

  it('rejects a notice after it is closed', async () => {
    await queue.close();
    await expect(
      queue.add([{ eventId: randomUUID(), audience: 'staff', publication: 1 }]),
    ).rejects.toThrow('closed');
  });
});

describe('the notice queue while Redis is unavailable', () => {
  let redis: PrivateRedis;
  let queue: NoticeQueue;
  let options: ReturnType<typeof createQueueOptions>;
  let before: number;
  beforeEach(async () => {
    redis = await startPrivateRedis();
    before = countOpenSockets();
    options = createQueueOptions({ redisUrl: redis.url });
    queue = createBullmqNoticeQueue(options);
  });
  afterEach(async () => {
    await queue.close();
    await redis.remove();
  });
  const add = (publication = 1) =>
    queue.add([{ eventId: randomUUID(), audience: 'staff', publication }]);
  const waitForCount = (list: string[], count: number) =>
    pollUntil(() => (list.length === count ? true : null));

  it('rejects within 5 s, and delivers to the same worker when Redis restarts empty', async () => {
    const list = startWorker(queue);
    await add();
    await waitForCount(list, 1);
    await redis.stop();
    for (let again = 0; again < 20; again++) {
      const began = performance.now();
      await expect(add()).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(20_000);
    }
    await redis.start();
    await add();
    await waitForCount(list, 2);
    expect(options.log.entries.length).toBeLessThanOrEqual(2);
    await queue.close();
    await pollUntil(() => (countOpenSockets() <= before ? true : null));
  });

  it.each(['never there', 'gone'])('closes within 20 s when Redis is %s', async (how) => {
    if (how === 'never there') await redis.stop();
    startWorker(queue);
    await add().catch(() => undefined);
    await redis.stop();
    const began = performance.now();
    await queue.close();
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('delivers notices when Redis starts after the queue', async () => {
    await redis.stop();
    const list = startWorker(queue);
    await expect(add()).rejects.toThrow();
    await redis.start();
    await add(2);
    await waitForCount(list, 1);
  });
});

describe('the notice queue while PostgreSQL is unavailable', () => {
  it('rejects a notice and closes within 20 s', async () => {
    const queue = createBullmqNoticeQueue(
      createQueueOptions({
        databaseUrl: `postgresql://nobody:nothing@127.0.0.1:${await findFreePort()}/none`,
      }),
    );
    startWorker(queue);
    const began = performance.now();
    await expect(
      queue.add([{ eventId: randomUUID(), audience: 'staff', publication: 1 }]),
    ).rejects.toThrow();
    await queue.close();
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
