import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type { NoticeQueue } from '#src/platform/queue/notice-queue.ts';
import { createBullmqNoticeQueue } from '#src/platform/queue/notice-queue.bullmq.ts';
import {
  createQueueBackend,
  type QueueLocation,
} from '#src/platform/queue/redis-or-postgres-backend.ts';
import { findFreePort } from '#src/platform/embedded-postgres/free-port.ts';
import { pollUntil } from '#test/support/services/child-process.ts';
import { createTestDatabase } from '#test/support/services/test-database.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { countOpenSockets } from '#test/support/services/open-sockets.ts';
import {
  getOrStartRedis,
  startPrivateRedis,
  type PrivateRedis,
} from '#test/support/services/redis.ts';

type Place = { readonly place: QueueLocation; readonly remove: () => Promise<void> };

const onPostgres = async (): Promise<Place> => {
  const { url, drop } = await createTestDatabase();
  return { place: { databaseUrl: url }, remove: drop };
};
const onRedis = async (): Promise<Place> => {
  const { url, remove } = await getOrStartRedis();
  return { place: { redisUrl: url }, remove };
};

const settings = (place: QueueLocation) => ({
  location: place,
  log: createRecordingLog(),
  prefix: `test-${randomUUID()}`,
});

const working = (
  queue: NoticeQueue,
  handle: (eventId: string) => Promise<void> = () => Promise.resolve(),
) => {
  const given: string[] = [];
  queue.work(async ({ eventIds }) => {
    given.push(...eventIds);
    for (const eventId of eventIds) await handle(eventId);
  });
  return given;
};

describe.each([
  ['PostgreSQL', onPostgres],
  ['Redis', onRedis],
] as const)('the notice queue on %s', (_, begin) => {
  let home: Place;
  let queue: NoticeQueue;
  let options: ReturnType<typeof settings>;
  beforeEach(async () => {
    home = await begin();
    options = settings(home.place);
    queue = createBullmqNoticeQueue(options);
  });
  afterEach(async () => {
    await queue.close();
    await home.remove();
  });

  const given = (list: string[], count: number) =>
    pollUntil(() => (list.length >= count ? list : null), {
      describe: () => `${list.length} of ${count} notices were handed out`,
    });

  it('hands out every notice that was added', async () => {
    const events = Array.from({ length: 40 }, () => randomUUID());
    const list = working(queue);
    await Promise.all(
      events.map((eventId) => queue.add([{ eventId, audience: 'staff', attempt: 1 }])),
    );
    expect([...(await given(list, 40))].sort()).toEqual([...events].sort());
  });

  it('hands out a batch of notices as one call', async () => {
    const batch = Array.from({ length: 30 }, () => randomUUID());
    const calls: number[] = [];
    queue.work(async ({ eventIds }) => {
      calls.push(eventIds.length);
    });
    await queue.add(batch.map((eventId) => ({ eventId, audience: 'staff' as const, attempt: 1 })));
    await pollUntil(() => (calls.length > 0 ? true : null));
    expect(calls).toEqual([30]);
  });

  it('keeps notices until a worker runs', async () => {
    const eventId = randomUUID();
    await queue.add([{ eventId, audience: 'staff', attempt: 1 }]);
    const later = createBullmqNoticeQueue(options);
    try {
      expect(await given(working(later), 1)).toEqual([eventId]);
    } finally {
      await later.close();
    }
  });

  it('takes the same try of the same event once, and the next try as another notice', async () => {
    const eventId = randomUUID();
    await queue.add([{ eventId, audience: 'staff', attempt: 1 }]);
    await queue.add([{ eventId, audience: 'staff', attempt: 1 }]);
    await queue.add([{ eventId, audience: 'staff', attempt: 2 }]);
    const list = working(queue);
    await given(list, 2);
    await sleep(300);
    expect(list).toEqual([eventId, eventId]);
  });

  it('keeps nothing of an event but its id', async () => {
    const eventId = randomUUID();
    await queue.add([{ eventId, audience: 'staff', attempt: 3 }]);
    const reader = new Queue(
      'staff-notices',
      { connection: {}, prefix: options.prefix },
      createQueueBackend(home.place, 'work'),
    );
    try {
      const job = await reader.getJob(`staff-${eventId}-3-1-${eventId}`);
      expect(job).toMatchObject({ name: 'notify', data: { eventIds: [eventId] } });
      expect(Object.keys(job!.data as object).sort()).toEqual(['audience', 'eventIds']);
    } finally {
      await reader.close();
    }
  });

  it('calls a handler that failed again, and says so once', async () => {
    let failures = 0;
    const list = working(queue, () => {
      failures += 1;
      return failures === 1
        ? Promise.reject(new Error('SMTP: not accepted (EENVELOPE 451)'))
        : Promise.resolve();
    });
    await queue.add([{ eventId: randomUUID(), audience: 'staff', attempt: 1 }]);
    await given(list, 2);
    expect(options.log.entries.filter(({ words }) => words.includes('will retry'))).toHaveLength(1);
  });

  it('lets a running handler end before it closes, and closes every connection', async () => {
    const before = countOpenSockets();
    const own = createBullmqNoticeQueue(settings(home.place));
    let ended = false;
    const list = working(own, async () => {
      await sleep(600);
      ended = true;
    });
    await own.add([{ eventId: randomUUID(), audience: 'staff', attempt: 1 }]);
    await given(list, 1);
    await own.close();
    expect(ended).toBe(true);
    await pollUntil(() => (countOpenSockets() <= before ? true : null), {
      describe: () => `${countOpenSockets()} sockets, ${before} before`,
    });
  });

  it('takes nothing more once it is closed', async () => {
    await queue.close();
    await expect(
      queue.add([{ eventId: randomUUID(), audience: 'staff', attempt: 1 }]),
    ).rejects.toThrow('closed');
  });
});

describe('the notice queue while Redis is away', () => {
  let redis: PrivateRedis;
  let queue: NoticeQueue;
  let options: ReturnType<typeof settings>;
  let before: number;
  beforeEach(async () => {
    redis = await startPrivateRedis();
    before = countOpenSockets();
    options = settings({ redisUrl: redis.url });
    queue = createBullmqNoticeQueue(options);
  });
  afterEach(async () => {
    await queue.close();
    await redis.remove();
  });
  const add = (attempt = 1) => queue.add([{ eventId: randomUUID(), audience: 'staff', attempt }]);
  const handedOut = (list: string[], count: number) =>
    pollUntil(() => (list.length === count ? true : null));

  it('refuses within seconds, holds on to its worker, and goes on when Redis is back empty', async () => {
    const list = working(queue);
    await add();
    await handedOut(list, 1);
    await redis.stop();
    for (let again = 0; again < 20; again++) {
      const began = performance.now();
      await expect(add()).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(5_000);
    }
    await redis.start();
    await add();
    await handedOut(list, 2);
    expect(options.log.entries.length).toBeLessThanOrEqual(2);
    await queue.close();
    await pollUntil(() => (countOpenSockets() <= before ? true : null));
  });

  it.each(['never there', 'gone'])('closes within seconds when Redis is %s', async (how) => {
    if (how === 'never there') await redis.stop();
    working(queue);
    await add().catch(() => undefined);
    await redis.stop();
    const began = performance.now();
    await queue.close();
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('starts to work when Redis appears after it', async () => {
    await redis.stop();
    const list = working(queue);
    await expect(add()).rejects.toThrow();
    await redis.start();
    await add(2);
    await handedOut(list, 1);
  });
});

describe('the notice queue while PostgreSQL is away', () => {
  it('refuses within seconds and closes', async () => {
    const queue = createBullmqNoticeQueue(
      settings({
        databaseUrl: `postgresql://nobody:nothing@127.0.0.1:${await findFreePort()}/none`,
      }),
    );
    working(queue);
    const began = performance.now();
    await expect(
      queue.add([{ eventId: randomUUID(), audience: 'staff', attempt: 1 }]),
    ).rejects.toThrow();
    await queue.close();
    expect(performance.now() - began).toBeLessThan(6_000);
  });
});
