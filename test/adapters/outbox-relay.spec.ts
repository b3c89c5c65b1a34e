import { setTimeout as sleep } from 'node:timers/promises';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import {
  createOutboxRelay,
  type OutboxRelay,
  type Publish,
} from '#src/event-log/postgres/outbox/outbox-relay.ts';
import { DEAD_LETTER_ATTEMPTS } from '#src/event-log/postgres/outbox/outbox-rows.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { pollUntil } from '#test/support/services/child-process.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';

type Handed = {
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

const publisher = () => {
  const handed: Handed[] = [];
  const state = { away: false, refusals: 0 };
  const batches: number[] = [];
  const publish: Publish = async (notices) => {
    if (state.away) {
      state.refusals += 1;
      throw new Error('connect ECONNREFUSED');
    }
    handed.push(...notices);
    batches.push(notices.length);
  };
  return {
    handed,
    batches,
    state,
    publish,
    ids: () => new Set(handed.map(({ eventId }) => eventId)),
  };
};

const allHanded = (ids: () => Set<string>, count: number) =>
  pollUntil(() => (ids().size === count ? true : null), {
    describe: () => `${ids().size} of ${count} events were handed over`,
  });
const pending = async () =>
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
const relayPids = () =>
  database.query<{ pid: number }>(
    `select pid from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and granted and application_name = 'melagrana relay' and datname = current_database()`,
  );
/** A relay with work to do pauses for half a second at most. */
const relayIsIdle = () =>
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
const NOTIFICATION_LIMIT_MS = 400;

describe('the relay', () => {
  it('hands over every event at least once, oldest first', async () => {
    const { handed, publish, ids } = publisher();
    const events = await appendReservationRequested(database, 120);
    startRelay(publish);
    await allHanded(ids, 120);
    expect(handed.slice(0, 120).map(({ eventId }) => eventId)).toEqual(events);
    expect(handed.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  it('publishes what arrives during a publication as one batch', async () => {
    const { batches, publish, ids } = publisher();
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
    await allHanded(ids, 1);
    await appendReservationRequested(database, 20);
    release();
    await allHanded(ids, 21);
    expect(batches).toEqual([1, 20]);
  });

  it('asks PostgreSQL rarely while no notice is pending', async () => {
    const { publish, ids } = publisher();
    await appendReservationRequested(database, 1);
    startRelay(publish, 3_600);
    await allHanded(ids, 1);
    const countQueries = async () =>
      (
        await database.query<{ changed: Date }>(
          `select max(query_start) changed from pg_stat_activity where application_name = 'melagrana relay' and datname = current_database()`,
        )
      )[0]!.changed.getTime();
    await relayIsIdle();
    const before = await countQueries();
    await sleep(3_000);
    expect(await countQueries()).toBe(before);
  });

  it('is woken by the commit that appends, without waiting for its turn', async () => {
    const { publish, ids } = publisher();
    startRelay(publish);
    await pollUntil(async () => ((await relayPids()).length === 1 ? true : null));
    await relayIsIdle();
    const began = performance.now();
    await appendReservationRequested(database, 1);
    await allHanded(ids, 1);
    expect(performance.now() - began).toBeLessThan(NOTIFICATION_LIMIT_MS);
  });

  it('is woken by the first commit after a burst, during which it does not listen', async () => {
    const { publish, ids } = publisher();
    startRelay(publish, 3_600);
    for (const count of [1, 2, 3, 4]) {
      await appendReservationRequested(database, 1);
      await allHanded(ids, count);
    }
    await relayIsIdle();
    const began = performance.now();
    await appendReservationRequested(database, 1);
    await allHanded(ids, 5);
    expect(performance.now() - began).toBeLessThan(NOTIFICATION_LIMIT_MS);
  });

  it('tries again with the next number until a delivery is recorded, then never again', async () => {
    const { handed, publish } = publisher();
    await appendReservationRequested(database, 1);
    // The relay reads its rows again only after `publish`, so it cannot miss the record.
    startRelay(async (notices) => {
      await publish(notices);
      if (handed.length === 3) await deliverAll();
    }, 0.1);
    await pollUntil(async () => ((await pending()) === 0 ? true : null));
    await sleep(1_500);
    expect(handed.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('waits longer each time: 4 s, 8 s, 16 s, and five minutes at most', async () => {
    const { publish, ids } = publisher();
    await appendReservationRequested(database, 6);
    for (const [index, attempts] of [0, 1, 2, 6, 12, 18].entries())
      await database.query('update outbox set attempts = $2 where pos = $1', [index + 1, attempts]);
    startRelay(publish);
    await allHanded(ids, 6);
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

describe('the relay after mail was away for long', () => {
  /**
   * Marks an e-mail notice as published `seconds` ago and not delivered. The next retry is an hour
   * away.
   */
  const inVain = (pos: number, seconds: number) =>
    database.query(
      `update outbox set attempts = 8, next_try = now() + interval '1 hour', enqueued_at = now() - make_interval(secs => $2) where pos = $1`,
      [pos, seconds],
    );

  it('hands everything over again as soon as one mail got through, but not what was handed over just now', async () => {
    const { handed, publish } = publisher();
    const [old, , untold, sent] = await appendReservationRequested(database, 4);
    for (const [index, seconds] of [60, 2, 20, 5].entries()) await inVain(index + 1, seconds);
    const deliveries = postgresDeliveryRecords(createPooledSql(database.pool));
    startRelay(publish);
    await deliveries.record([untold!], 'none', '');
    await pollUntil(async () => ((await pending()) === 3 ? true : null));
    await sleep(300);
    expect(handed).toEqual([]);
    await deliveries.record([sent!], 'mail', 'x@y');
    await pollUntil(() => (handed.length > 0 ? true : null));
    expect(handed).toEqual([{ eventId: old, audience: 'staff', attempt: 9 }]);
  });

  it('tries one of them every half minute, the one that was left alone longest', async () => {
    const { handed, publish } = publisher();
    const [, longest] = await appendReservationRequested(database, 3);
    for (const [index, seconds] of [31, 90, 40].entries()) await inVain(index + 1, seconds);
    startRelay(publish);
    await pollUntil(() => (handed.length > 0 ? true : null));
    await sleep(1_200);
    expect(handed).toEqual([{ eventId: longest, audience: 'staff', attempt: 9 }]);
  });
});

describe('the relay while the queue is away', () => {
  it('loses nothing, counts no try, says so once, and hands everything over when it is back', async () => {
    const { state, handed, publish, ids } = publisher();
    state.away = true;
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
    expect(handed).toEqual([]);
    expect(
      await database.query('select from outbox where attempts > 0 or enqueued_at is not null'),
    ).toEqual([]);
    expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1);
    state.away = false;
    await allHanded(ids, 75);
    await pollUntil(
      () => log.entries.at(-1)!.words === 'outbox-relay: publishing recovered' || null,
    );
  });
});

describe('several relays', () => {
  it('have one leader; when its connection dies another takes over within seconds', async () => {
    const shared = publisher();
    const [first, second] = [publisher(), publisher()];
    const both =
      (own: ReturnType<typeof publisher>): Publish =>
      async (notice) => {
        await own.publish(notice);
        await shared.publish(notice);
      };
    // The first retry waits an hour. Otherwise an event could be handed over twice.
    startRelay(both(first), 3_600);
    startRelay(both(second), 3_600);
    await appendReservationRequested(database, 30);
    await allHanded(shared.ids, 30);
    expect([first.handed.length, second.handed.length].sort()).toEqual([0, 30]);

    const [leader] = await relayPids();
    await database.query('select pg_terminate_backend($1)', [leader!.pid]);
    await appendReservationRequested(database, 30);
    await allHanded(shared.ids, 60);
    expect(
      await pollUntil(async () => {
        const pids = await relayPids();
        return pids.length === 1 ? pids[0]!.pid : null;
      }),
    ).not.toBe(leader!.pid);
  });

  it('pass the lead on when the leader stops', async () => {
    const [first, second] = [publisher(), publisher()];
    const leader = startRelay(first.publish);
    await pollUntil(async () => ((await relayPids()).length === 1 ? true : null));
    startRelay(second.publish);
    await leader.stop();
    await appendReservationRequested(database, 5);
    await allHanded(second.ids, 5);
    expect(first.handed).toEqual([]);
  });
});

describe('a notice that is never delivered', () => {
  const findDeadLetters = () =>
    database.query(
      `select event_id::text "eventId", attempts from outbox where done_at is null and attempts >= $1`,
      [DEAD_LETTER_ATTEMPTS],
    );

  it('is an alarm after twenty tries, stays in the outbox and is still tried, by itself once an hour', async () => {
    const { publish, ids } = publisher();
    const [eventId] = await appendReservationRequested(database, 2);
    await database.query('update outbox set attempts = $1 where pos = 1', [
      DEAD_LETTER_ATTEMPTS - 1,
    ]);
    expect(await findDeadLetters()).toEqual([]);
    startRelay(publish);
    await allHanded(ids, 2);
    expect(
      await pollUntil(async () => {
        const stuck = await findDeadLetters();
        return stuck.length > 0 ? stuck : null;
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

describe('stopping', () => {
  it('ends the connection, and what was waiting is still there', async () => {
    const { publish } = publisher();
    const relay = startRelay(publish);
    await pollUntil(async () => ((await relayPids()).length === 1 ? true : null));
    await relay.stop();
    await pollUntil(async () => ((await relayPids()).length === 0 ? true : null));
    await appendReservationRequested(database, 1);
    expect(await pending()).toBe(1);
  });

  it('is quick when the database is away', async () => {
    const relay = createOutboxRelay({
      databaseUrl: 'postgresql://a:b@127.0.0.1:1/c',
      publish: publisher().publish,
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
