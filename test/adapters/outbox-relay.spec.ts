import { setTimeout as sleep } from 'node:timers/promises';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import {
  createOutboxRelay,
  type OutboxRelay,
  type Publish,
} from '#src/event-log/postgres/outbox/outbox-relay.ts';
import { DEAD_LETTER_ATTEMPTS } from '#src/event-log/postgres/outbox/outbox-rows.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';

type PublishedNotice = {
  readonly eventId: string;
  readonly audience: string;
  readonly publication: number;
};

let database: TestDatabase;
let relays: OutboxRelay[];
let log: ReturnType<typeof createRecordingLog>;
beforeEach(async () => {
  database = await createTestDatabase();
  relays = [];
  log = createRecordingLog();
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  await database.drop();
});

const startRelay = (publish: Publish, leaseS = 60): OutboxRelay => {
  const relay = createOutboxRelay({
    databaseUrl: database.url,
    publish,
    log,
    leaseS,
  });
  relay.start();
  relays.push(relay);
  return relay;
};

const createPublisher = () => {
  const published: PublishedNotice[] = [];
  const state = { isUnavailable: false, refusals: 0 };
  const batches: number[] = [];
  const publish: Publish = async (notices) => {
    if (state.isUnavailable) {
      state.refusals += 1;
      throw new Error('connect ECONNREFUSED');
    }
    published.push(...notices);
    batches.push(notices.length);
  };
  return {
    published,
    batches,
    state,
    publish,
    ids: () => new Set(published.map(({ eventId }) => eventId)),
  };
};

const waitForPublished = (ids: () => Set<string>, count: number) =>
  pollUntil(() => (ids().size === count ? true : null), {
    describe: () => `${ids().size} of ${count} events were published`,
  });
const countPending = async () =>
  (
    await database.query<{ count: number }>(
      'select count(*)::int from outbox where done_at is null',
    )
  )[0]!.count;
const deliverAll = () =>
  database.query<{ id: string }>('select event_id::text id from event').then((rows) =>
    postgresDeliveryRecords(createPooledSql(database.pool)).record(
      rows.map(({ id }) => id),
      'mail',
      'digest@example.org',
    ),
  );
const findRelayPids = () =>
  database.query<{ pid: number }>(
    `select pid from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and granted and application_name = 'melagrana relay' and datname = current_database()`,
  );
/** Waits until the relay sends no query for two seconds. A busy relay pauses at most half a second. */
const waitForIdleRelay = () =>
  pollUntil(
    async () =>
      (
        await database.query(
          `select from pg_stat_activity where application_name = 'melagrana relay' and datname = current_database() and state = 'idle' and query_start < now() - interval '2 seconds'`,
        )
      ).length > 0 || null,
    { describe: () => 'the relay is still busy' },
  );
/** True once the relay has found no row that it may publish. */
const isRelayFull = async () =>
  (
    await database.query(
      `select from pg_stat_activity where application_name = 'melagrana relay' and datname = current_database() and query like '%min(next_try)%'`,
    )
  ).length > 0;
/** Without a notification, an idle relay polls only every 30 s. */
const NOTIFICATION_LIMIT_MS = 10_000;

describe('the outbox relay', () => {
  it('publishes every event at least once, oldest first', async () => {
    const { published, publish, ids } = createPublisher();
    const events = await appendReservationRequested(database, 120);
    startRelay(publish);
    await waitForPublished(ids, 120);
    expect(published.slice(0, 120).map(({ eventId }) => eventId)).toEqual(events);
    expect(published.every(({ publication }) => publication === 1)).toBe(true);
  });

  it('publishes events appended during a publication as one batch', async () => {
    const { batches, publish, ids } = createPublisher();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await appendReservationRequested(database, 1);
    // The lease lasts an hour. Otherwise the first notice could come again before the second batch.
    startRelay(async (notices) => {
      await publish(notices);
      await released;
    }, 3_600);
    await waitForPublished(ids, 1);
    await appendReservationRequested(database, 20);
    release();
    await waitForPublished(ids, 21);
    expect(batches).toEqual([1, 20]);
  });

  it('sends no query for 3 s while no notice is due', async () => {
    const { publish, ids } = createPublisher();
    await appendReservationRequested(database, 1);
    startRelay(publish, 3_600);
    await waitForPublished(ids, 1);
    const readLastQueryTime = async () =>
      (
        await database.query<{ changed: Date }>(
          `select max(query_start) changed from pg_stat_activity where application_name = 'melagrana relay' and datname = current_database()`,
        )
      )[0]!.changed.getTime();
    await waitForIdleRelay();
    const before = await readLastQueryTime();
    await sleep(3_000);
    expect(await readLastQueryTime()).toBe(before);
  });

  it('publishes after the commit that appends an event, without waiting for the next poll', async () => {
    const { publish, ids } = createPublisher();
    startRelay(publish);
    await pollUntil(async () => ((await findRelayPids()).length === 1 ? true : null));
    await waitForIdleRelay();
    const began = performance.now();
    await appendReservationRequested(database, 1);
    await waitForPublished(ids, 1);
    expect(performance.now() - began).toBeLessThan(NOTIFICATION_LIMIT_MS);
  });

  it('publishes after the first commit that follows a burst of events, without waiting for the next poll', async () => {
    const { publish, ids } = createPublisher();
    startRelay(publish, 3_600);
    for (const count of [1, 2, 3, 4]) {
      await appendReservationRequested(database, 1);
      await waitForPublished(ids, count);
    }
    await waitForIdleRelay();
    const began = performance.now();
    await appendReservationRequested(database, 1);
    await waitForPublished(ids, 5);
    expect(performance.now() - began).toBeLessThan(NOTIFICATION_LIMIT_MS);
  });

  it('publishes again after each lease until a delivery is recorded, and counts no failure', async () => {
    const { published, publish } = createPublisher();
    await appendReservationRequested(database, 1);
    // The relay reads its rows again only after `publish`, so it cannot miss the record.
    startRelay(async (notices) => {
      await publish(notices);
      if (published.length === 3) await deliverAll();
    }, 0.1);
    await pollUntil(async () => ((await countPending()) === 0 ? true : null));
    await sleep(1_500);
    expect(published.map(({ publication }) => publication)).toEqual([1, 2, 3]);
    expect(await database.query('select from outbox where attempts > 0')).toEqual([]);
  });

  it('publishes 800 undelivered notices at most, and one more after a delivery', async () => {
    const { published, publish, ids } = createPublisher();
    const [first] = await appendReservationRequested(database, 802);
    startRelay(publish, 3_600);
    await waitForPublished(ids, 800);
    await pollUntil(async () => ((await isRelayFull()) ? true : null));
    expect(published).toHaveLength(800);
    const deliveries = postgresDeliveryRecords(createPooledSql(database.pool));
    await deliveries.record([first!], 'mail', 'x@y');
    await waitForPublished(ids, 801);
  });
});

describe('a failed delivery', () => {
  const recordFailures = async (failures: readonly number[]) => {
    const ids = await appendReservationRequested(database, failures.length);
    for (const [index, attempts] of failures.entries())
      await database.query('update outbox set attempts = $2 where pos = $1', [index + 1, attempts]);
    const deliveries = postgresDeliveryRecords(createPooledSql(database.pool));
    return { ids, deadIds: await deliveries.recordFailure(ids, 'staff', 4) };
  };
  const readPauses = async () =>
    (
      await database.query<{ pause: number }>(
        'select extract(epoch from next_try - now())::float pause from outbox order by pos',
      )
    ).map(({ pause }) => Math.ceil(pause));

  it('is repeated after 4 s, and after twice the pause with each failure up to 300 s', async () => {
    const { deadIds } = await recordFailures([0, 1, 2, 6, 12, 18]);
    expect(await readPauses()).toEqual([4, 8, 16, 256, 300, 300]);
    expect(deadIds).toEqual([]);
  });

  it('becomes a dead letter with the twentieth failure, and is repeated every hour', async () => {
    const { ids, deadIds } = await recordFailures([DEAD_LETTER_ATTEMPTS - 1, 0]);
    expect(deadIds).toEqual([ids[0]]);
    expect(await readPauses()).toEqual([3_600, 4]);
  });

  it('is not repeated earlier because another mail is delivered', async () => {
    const { ids } = await recordFailures([8, 0]);
    const deliveries = postgresDeliveryRecords(createPooledSql(database.pool));
    await deliveries.record([ids[1]!], 'mail', 'x@y');
    expect((await readPauses())[0]).toBe(300);
  });
});

describe('the outbox relay while the queue is unavailable', () => {
  it('counts no attempt, logs one error, and publishes every event when the queue recovers', async () => {
    const { state, published, publish, ids } = createPublisher();
    state.isUnavailable = true;
    await appendReservationRequested(database, 60);
    startRelay(publish);
    const refusedAgain = async () => {
      const before = state.refusals;
      await pollUntil(() => state.refusals > before || null);
    };
    await refusedAgain();
    await refusedAgain();
    await appendReservationRequested(database, 15);
    await refusedAgain();
    expect(published).toEqual([]);
    expect(
      await database.query('select from outbox where attempts > 0 or enqueued_at is not null'),
    ).toEqual([]);
    expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1);
    state.isUnavailable = false;
    await waitForPublished(ids, 75);
    await pollUntil(
      () => log.entries.at(-1)!.words === 'outbox-relay: publishing recovered' || null,
    );
  });
});

describe('several outbox relays', () => {
  it('have one leader, and elect another when its connection is terminated', async () => {
    const shared = createPublisher();
    const [first, second] = [createPublisher(), createPublisher()];
    const publishToBoth =
      (own: ReturnType<typeof createPublisher>): Publish =>
      async (notice) => {
        await own.publish(notice);
        await shared.publish(notice);
      };
    // The lease lasts an hour. Otherwise an event could be published twice.
    startRelay(publishToBoth(first), 3_600);
    startRelay(publishToBoth(second), 3_600);
    await appendReservationRequested(database, 30);
    await waitForPublished(shared.ids, 30);
    expect([first.published.length, second.published.length].sort()).toEqual([0, 30]);

    const [leader] = await findRelayPids();
    await database.query('select pg_terminate_backend($1)', [leader!.pid]);
    await appendReservationRequested(database, 30);
    await waitForPublished(shared.ids, 60);
    expect(
      await pollUntil(async () => {
        const pids = await findRelayPids();
        return pids.length === 1 ? pids[0]!.pid : null;
      }),
    ).not.toBe(leader!.pid);
  });

  it('elect another leader when the leader stops', async () => {
    const [first, second] = [createPublisher(), createPublisher()];
    const leader = startRelay(first.publish);
    await pollUntil(async () => ((await findRelayPids()).length === 1 ? true : null));
    startRelay(second.publish);
    await leader.stop();
    await appendReservationRequested(database, 5);
    await waitForPublished(second.ids, 5);
    expect(first.published).toEqual([]);
  });
});

describe('stopping the outbox relay', () => {
  it('ends its connection, and a later event stays pending', async () => {
    const { publish } = createPublisher();
    const relay = startRelay(publish);
    await pollUntil(async () => ((await findRelayPids()).length === 1 ? true : null));
    await relay.stop();
    await pollUntil(async () => ((await findRelayPids()).length === 0 ? true : null));
    await appendReservationRequested(database, 1);
    expect(await countPending()).toBe(1);
  });

  it('ends within 2 s when the database is unavailable', async () => {
    const relay = createOutboxRelay({
      databaseUrl: 'postgresql://a:b@127.0.0.1:1/c',
      publish: createPublisher().publish,
      log,
      leaseS: 60,
    });
    relay.start();
    await pollUntil(() => (log.entries.length > 0 ? true : null));
    const began = performance.now();
    await relay.stop();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(log.entries).toHaveLength(1);
  });
});
