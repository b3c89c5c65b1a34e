import { entities } from '#src/composition/entities.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { createTransactionRunner } from '#src/platform/database/sql-transactions.ts';
import { allVerifiers } from '#test/quality/chaos/verifiers/all-verifiers.ts';
import type { ChaosEvidence } from '#test/quality/chaos/verifiers/verifier.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { createConsistentEvidence } from '#test/support/fixtures/consistent-chaos-evidence.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let database: TestDatabase;
let app: RunningApp;
let consistentEvidence: ChaosEvidence;

beforeAll(async () => {
  database = await createTestDatabase({ entities });
  app = await startApp({ database });
  consistentEvidence = await createConsistentEvidence(app);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const verifierNames = allVerifiers.map(({ name }) => name);

class Rollback extends Error {}

const leaveUnchanged = async () => undefined;

/**
 * Corrupts the data in a transaction, runs the verifiers and rolls back. Returns the names of the
 * verifiers that failed.
 */
const findFailedVerifiers = async (
  checkedNames: readonly string[],
  corrupt: (tx: Sql) => Promise<unknown> = leaveUnchanged,
  evidence: Partial<ChaosEvidence> = {},
): Promise<string[]> => {
  const names: string[] = [];
  for (const { name, breaches } of allVerifiers.filter((verifier) =>
    checkedNames.includes(verifier.name),
  )) {
    await createTransactionRunner(database.pool)(async (tx) => {
      await tx('set transaction isolation level repeatable read');
      await tx('alter table event disable trigger user');
      await tx('alter table outbox drop constraint outbox_pos_fkey');
      await corrupt(tx);
      if ((await breaches({ ...consistentEvidence, ...evidence }, tx)).length > 0) names.push(name);
      throw new Rollback();
    }).catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
  }
  return names;
};

const FIRST = `(select id from reservations where status <> 'cancelled' and table_id is null order by id limit 1)`;
const LAST_EVENT = '(select max(pos) from event)';
const firstLedgerEntry = () => consistentEvidence.ledgerEntries[0]!;

/** For each verifier, one corruption of the data that the verifier must detect. */
const corruptions: Readonly<
  Record<
    string,
    readonly [
      how: string,
      corrupt: (tx: Sql) => Promise<unknown>,
      evidence?: () => Partial<ChaosEvidence>,
    ]
  >
> = {
  V1: [
    'a turn with more covers than its limit',
    (tx) =>
      tx(`update reservations set number_of_people = number_of_people + 40 where id = ${FIRST}`),
  ],
  V2: ['covers released twice', (tx) => tx('update turn_occupancy set held = held - 2')],
  V3: [
    'two parties at one table',
    async (tx) => {
      await tx('drop index one_party_per_table_and_turn');
      await tx(
        `update reservations r set table_id = o.table_id from reservations o where o.table_id is not null and r.time_slot_id = o.time_slot_id and r.table_id is null and r.status <> 'cancelled'`,
      );
    },
  ],
  V4: ['a lost reservation', (tx) => tx(`delete from reservations where id = ${FIRST}`)],
  V5: [
    'a reservation that no client requested',
    leaveUnchanged,
    () => ({ ledgerEntries: consistentEvidence.ledgerEntries.slice(1) }),
  ],
  V6: [
    'a version without its event',
    (tx) => tx(`update reservations set version = version + 1 where id = ${FIRST}`),
  ],
  V7: [
    'a gap between two positions',
    (tx) => tx(`update event set pos = pos + 1 where pos = ${LAST_EVENT}`),
  ],
  V8: [
    'an event that was altered',
    (tx) => tx(`update event set actor = 'system' where pos = ${LAST_EVENT}`),
  ],
  V9: [
    'a contact status without its event',
    (tx) => tx(`update reservations set contact = 'seen' where id = ${FIRST}`),
  ],
  V10: [
    'an event without a delivery record',
    (tx) =>
      tx(
        `delete from delivery where event_id = (select event_id from event where pos = ${LAST_EVENT})`,
      ),
  ],
  V11: [
    'a mail that was recorded and never sent',
    leaveUnchanged,
    () => ({ messageIds: consistentEvidence.messageIds.slice(2) }),
  ],
  V12: [
    'a subscriber that skipped an event',
    leaveUnchanged,
    () => ({ followedPositions: consistentEvidence.followedPositions.toSpliced(3, 1) }),
  ],
  V13: [
    'two different responses to one idempotency key',
    leaveUnchanged,
    () => ({
      ledgerEntries: [
        {
          ...firstLedgerEntry(),
          replies: [...firstLedgerEntry().replies, { status: 409, text: '{}' }],
        },
        ...consistentEvidence.ledgerEntries.slice(1),
      ],
    }),
  ],
  V14: [
    'a deadlock',
    leaveUnchanged,
    () => ({ databaseLog: 'LOG: all is well\nERROR:  deadlock detected\n' }),
  ],
  V15: [
    'a response with status 500',
    leaveUnchanged,
    () => ({ defects: ['POST /api/reservations answered 500: {}'] }),
  ],
  V16: [
    'a process that ended unexpectedly',
    leaveUnchanged,
    () => ({ unexpectedExits: ['server-1 ended with 1: '] }),
  ],
  V17: [
    'a mail to a guest that was not sent',
    leaveUnchanged,
    () => ({ guestMailEventIds: consistentEvidence.guestMailEventIds.slice(1) }),
  ],
  V18: [
    'an open change request of a cancelled reservation',
    (tx) =>
      tx(
        `update reservations set change_request = '{"wanted":{},"held":null}' where status = 'cancelled'`,
      ),
  ],
  V19: [
    'a confirmed visit that the list does not show',
    (tx) => tx(`update reservations set contact = 'sent' where contact = 'confirmed'`),
  ],
};

describe('the verifiers of the chaos scenario', () => {
  it('report leaveUnchanged for consistent data whose turns together exceed the covers of one turn', async () => {
    const [day] = await database.query<{ covers: number }>(
      `select sum(held)::int covers from turn_occupancy`,
    );
    expect(day!.covers).toBeGreaterThan(75);
    expect(await findFailedVerifiers(verifierNames)).toEqual([]);
  });

  it('have at least one corruption each', () =>
    expect(Object.keys(corruptions)).toEqual(
      expect.arrayContaining(allVerifiers.map(({ name }) => name)),
    ));

  it.each(
    Object.entries(corruptions).map(([name, [how, corrupt, evidence]]) => ({
      name,
      how,
      corrupt,
      evidence,
    })),
  )('detect with $name: $how', async ({ name, corrupt, evidence }) => {
    expect(await findFailedVerifiers([name], corrupt, evidence?.())).toEqual([name]);
  });

  it.each([
    [
      'V4',
      'a reservation for fewer people than requested',
      `update reservations set number_of_people = number_of_people - 1 where id = ${FIRST}`,
    ],
    [
      'V2',
      'covers that a change request holds and the turn does not count',
      `update reservations set change_request = jsonb_build_object('held', jsonb_build_object('date', reservation_date, 'timeSlotId', time_slot_id, 'covers', 3)) where id = ${FIRST}`,
    ],
    [
      'V18',
      'an offer that was accepted twice',
      `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select 2000 + n, gen_random_uuid(), 'waiting-list-x', n, 'OfferAccepted', at, actor, data, '', '', int4send(n) from event, generate_series(1, 2) n where type = 'ReservationRequested' and version = 1 limit 2`,
    ],
    [
      'V18',
      'two replacement requests for one declined reservation',
      `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select 2000 + n, gen_random_uuid(), 'reservation-x' || n, 1, type, at, actor, data || jsonb_build_object('insteadOf', (select id from reservations where status = 'cancelled' limit 1)), '', '', int4send(n)
       from event, generate_series(1, 2) n where type = 'ReservationRequested' limit 2`,
    ],
    [
      'V18',
      'a replacement request for a reservation that was not declined',
      `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select 2000, gen_random_uuid(), 'reservation-x', 1, type, at, actor, data || jsonb_build_object('insteadOf', ${FIRST}), '', '', int4send(1)
       from event where type = 'ReservationRequested' limit 1`,
    ],
    ['V6', 'events without their reservation', `delete from reservations where id = ${FIRST}`],
    ['V8', 'a log head that is not the last event', 'update log_head set pos = pos - 1'],
    [
      'V8',
      'a log without its last event',
      `with cut as (delete from event where pos = ${LAST_EVENT} returning prev) update log_head set pos = pos - 1, hash = (select prev from cut)`,
    ],
  ])('detect with %s: %s', async (name, _, statement) => {
    expect(await findFailedVerifiers([name], (tx) => tx(statement))).toEqual([name]);
  });

  it('report with V14 lock waits longer than three seconds, except those of migrations', async () => {
    const createLockWaitLog = (lock: string) => ({
      databaseLog: `LOG:  process 7 acquired ${lock} after 3900.123 ms\n`,
    });
    expect(
      await findFailedVerifiers(
        verifierNames,
        leaveUnchanged,
        createLockWaitLog('ShareLock on transaction 801'),
      ),
    ).toEqual(['V14']);
    expect(
      await findFailedVerifiers(
        ['V14'],
        leaveUnchanged,
        createLockWaitLog('ExclusiveLock on advisory lock [16384,0,7061201,1]'),
      ),
    ).toEqual([]);
  });

  it('report with V17 a repeated mail and mails in the wrong order', async () => {
    const ids = consistentEvidence.guestMailEventIds;
    expect(ids).toHaveLength(2);
    const repeated = { guestMailEventIds: [...ids, ids[0]!] };
    expect(await findFailedVerifiers(['V17'], leaveUnchanged, repeated)).toEqual(['V17']);
    expect(
      await findFailedVerifiers(['V17'], leaveUnchanged, { ...repeated, maxRepeatedGuestMails: 1 }),
    ).toEqual([]);
    const reversed = { guestMailEventIds: ids.toReversed() };
    expect(await findFailedVerifiers(['V17'], leaveUnchanged, reversed)).toEqual(['V17']);
  });

  it('report with V15 an uncaught exception, and with V5 to V8 a request only in the log', async () => {
    expect(
      await findFailedVerifiers(['V15'], leaveUnchanged, {
        outputs: ['{"msg":"process: uncaught exception, shutting down"}'],
      }),
    ).toEqual(['V15']);
    expect(
      await findFailedVerifiers(['V5', 'V6', 'V7', 'V8'], (tx) =>
        tx(
          `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select 1000, gen_random_uuid(), 'reservation-' || gen_random_uuid(), 1, type, at, actor, data, '', '', '' from event where type = 'ReservationRequested' limit 1`,
        ),
      ),
    ).toEqual(['V5', 'V6', 'V7', 'V8']);
  });
});
