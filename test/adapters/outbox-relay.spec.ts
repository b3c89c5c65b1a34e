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
  readonly attempt: number;
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

const startRelay = (publish: Publish, firstPauseS?: number): OutboxRelay => {
  const relay = createOutboxRelay({
    databaseUrl: database.url,
    publish,
    log,
    ...(firstPauseS === undefined ? {} : { firstPauseS }),
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
/**
 * Without a notification, an idle relay waits up to 30 s. A delivery within this time proves that
 * the commit sent one.
 */
/** Without a notification, an idle relay polls only every 30 s. */
const NOTIFICATION_LIMIT_MS = 10_000;

describe('the outbox relay', () => {
  it('publishes every event at least once, oldest first', async () => {
    const { published, publish, ids } = createPublisher();
    const events = await appendReservationRequested(database, 120);
    startRelay(publish);
    await waitForPublished(ids, 120);
    expect(published.slice(0, 120).map(({ eventId }) => eventId)).toEqual(events);
    expect(published.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  it('publishes events appended during a publication as one batch', async () => {
    const { batches, publish, ids } = createPublisher();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await appendReservationRequested(database, 1);
    // The first retry waits an hour. Otherwise it could come before the second batch.
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

  it('publishes again with the next attempt number until a delivery is recorded', async () => {
    const { published, publish } = createPublisher();
    await appendReservationRequested(database, 1);
    // The relay reads its rows again only after `publish`, so it cannot miss the record.
    startRelay(async (notices) => {
      await publish(notices);
      if (published.length === 3) await deliverAll();
    }, 0.1);
    await pollUntil(async () => ((await countPending()) === 0 ? true : null));
    await sleep(1_500);
    expect(published.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('doubles the retry delay from 4 s up to 300 s', async () => {
    const { publish, ids } = createPublisher();
    await appendReservationRequested(database, 6);
    for (const [index, attempts] of [0, 1, 2, 6, 12, 18].entries())
      await database.query('update outbox set attempts = $2 where pos = $1', [index + 1, attempts]);
    startRelay(publish);
    await waitForPublished(ids, 6);
    await pollUntil(async () =>
      (await database.query('select from outbox where enqueued_at is null')).length === 0
        ? true
        : null,
    );
    const rows = await database.query<{ pause: number }>(
      'select extract(epoch from next_try - enqueued_at)::float pause from outbox order by pos',
    );
    expect(rows.map(({ pause }) => Math.round(pause))).toEqual([4, 8, 16, 256, 300, 300]);
  });
});

describe('the outbox relay after a long mail outage', () => {
  /**
   * Marks an e-mail notice as published `seconds` ago and not delivered. The next retry is an hour
   * away.
   */
  const markUndelivered = (pos: number, seconds: number) =>
    database.query(
      `update outbox set attempts = 8, next_try = now() + interval '1 hour', enqueued_at = now() - make_interval(secs => $2) where pos = $1`,
      [pos, seconds],
    );

  it('retries undelivered events after one mail succeeds, except those published just before', async () => {
    const { published, publish } = createPublisher();
    const [old, , withoutMail, sent] = await appendReservationRequested(database, 4);
    for (const [index, seconds] of [60, 2, 20, 5].entries())
      await markUndelivered(index + 1, seconds);
    const deliveries = postgresDeliveryRecords(createPooledSql(database.pool));
    startRelay(publish);
    await deliveries.record([withoutMail!], 'none', '');
    await pollUntil(async () => ((await countPending()) === 3 ? true : null));
    await sleep(300);
    expect(published).toEqual([]);
    await deliveries.record([sent!], 'mail', 'x@y');
    await pollUntil(() => (published.length > 0 ? true : null));
    expect(published).toEqual([{ eventId: old, audience: 'staff', attempt: 9 }]);
  });

  it('retries only the event whose last attempt is oldest', async () => {
    const { published, publish } = createPublisher();
    const [, longest] = await appendReservationRequested(database, 3);
    for (const [index, seconds] of [31, 90, 40].entries())
      await markUndelivered(index + 1, seconds);
    startRelay(publish);
    await pollUntil(() => (published.length > 0 ? true : null));
    await sleep(1_200);
    expect(published).toEqual([{ eventId: longest, audience: 'staff', attempt: 9 }]);
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
    // The first retry waits an hour. Otherwise an event could be published twice.
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

describe('a notice that is never delivered', () => {
  const findDeadLetters = () =>
    database.query(
      `select event_id::text "eventId", attempts from outbox where done_at is null and attempts >= $1`,
      [DEAD_LETTER_ATTEMPTS],
    );

  it('becomes a dead letter after 20 attempts, logs an error and is retried every hour', async () => {
    const { publish, ids } = createPublisher();
    const [eventId] = await appendReservationRequested(database, 2);
    await database.query('update outbox set attempts = $1 where pos = 1', [
      DEAD_LETTER_ATTEMPTS - 1,
    ]);
    expect(await findDeadLetters()).toEqual([]);
    startRelay(publish);
    await waitForPublished(ids, 2);
    expect(
      await pollUntil(async () => {
        const deadLetters = await findDeadLetters();
        return deadLetters.length > 0 ? deadLetters : null;
      }),
    ).toEqual([{ eventId, attempts: DEAD_LETTER_ATTEMPTS }]);
    await pollUntil(() =>
      log.entries.some(
        ({ level, facts }) => level === 'error' && 'eventId' in facts && facts.eventId === eventId,
      )
        ? true
        : null,
    );
    const [row] = await database.query<{ pause: number }>(
      'select extract(epoch from next_try - enqueued_at)::float pause from outbox where pos = 1',
    );
    expect(Math.round(row!.pause)).toBe(3_600);
    await deliverAll();
    await pollUntil(async () => ((await findDeadLetters()).length === 0 ? true : null));
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
    });
    relay.start();
    await pollUntil(() => (log.entries.length > 0 ? true : null));
    const began = performance.now();
    await relay.stop();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(log.entries).toHaveLength(1);
  });
});
