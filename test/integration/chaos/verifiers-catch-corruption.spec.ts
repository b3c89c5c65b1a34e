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
let healthy: ChaosEvidence;

beforeAll(async () => {
  database = await createTestDatabase({ entities });
  app = await startApp({ database });
  healthy = await createConsistentEvidence(app);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const everybody = allVerifiers.map(({ name }) => name);

class Undo extends Error {}

const nothing = async () => undefined;

/**
 * Corrupts the data in a transaction, runs the verifiers and rolls back. Returns the names of the
 * verifiers that failed.
 */
const accusersOf = async (
  asked: readonly string[],
  spoil: (tx: Sql) => Promise<unknown> = nothing,
  evidence: Partial<ChaosEvidence> = {},
): Promise<string[]> => {
  const names: string[] = [];
  for (const { name, breaches } of allVerifiers.filter((verifier) =>
    asked.includes(verifier.name),
  )) {
    await createTransactionRunner(database.pool)(async (tx) => {
      await tx('set transaction isolation level repeatable read');
      await tx('alter table event disable trigger user');
      await tx('alter table outbox drop constraint outbox_pos_fkey');
      await spoil(tx);
      if ((await breaches({ ...healthy, ...evidence }, tx)).length > 0) names.push(name);
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  }
  return names;
};

const FIRST = `(select id from reservations where status <> 'cancelled' and table_id is null order by id limit 1)`;
const LAST_EVENT = '(select max(pos) from event)';
const someKey = () => healthy.ledgerEntries[0]!;

/** For each verifier, one corruption of the data that the verifier must detect. */
const spoilt: Readonly<
  Record<
    string,
    readonly [
      how: string,
      spoil: (tx: Sql) => Promise<unknown>,
      evidence?: () => Partial<ChaosEvidence>,
    ]
  >
> = {
  V1: [
    'a turn that holds 76',
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
  V4: ['a reservation that was lost', (tx) => tx(`delete from reservations where id = ${FIRST}`)],
  V5: [
    'a reservation that nobody was told of',
    nothing,
    () => ({ ledgerEntries: healthy.ledgerEntries.slice(1) }),
  ],
  V6: [
    'a version without its event',
    (tx) => tx(`update reservations set version = version + 1 where id = ${FIRST}`),
  ],
  V7: [
    'a hole between two positions',
    (tx) => tx(`update event set pos = pos + 1 where pos = ${LAST_EVENT}`),
  ],
  V8: [
    'an event that was altered',
    (tx) => tx(`update event set actor = 'system' where pos = ${LAST_EVENT}`),
  ],
  V9: [
    'a status that no event gave',
    (tx) => tx(`update reservations set contact = 'seen' where id = ${FIRST}`),
  ],
  V10: [
    'an event that nobody was told of',
    (tx) =>
      tx(
        `delete from delivery where event_id = (select event_id from event where pos = ${LAST_EVENT})`,
      ),
  ],
  V11: [
    'a mail that was recorded and never sent',
    nothing,
    () => ({ messageIds: healthy.messageIds.slice(2) }),
  ],
  V12: [
    'a follower that skipped an event',
    nothing,
    () => ({ followedPositions: healthy.followedPositions.toSpliced(3, 1) }),
  ],
  V13: [
    'another answer to the same key',
    nothing,
    () => ({
      ledgerEntries: [
        { ...someKey(), replies: [...someKey().replies, { status: 409, text: '{}' }] },
        ...healthy.ledgerEntries.slice(1),
      ],
    }),
  ],
  V14: [
    'a deadlock',
    nothing,
    () => ({ databaseLog: 'LOG: all is well\nERROR:  deadlock detected\n' }),
  ],
  V15: ['an answer 500', nothing, () => ({ defects: ['POST /api/reservations answered 500: {}'] })],
  V16: [
    'a process that ended by itself',
    nothing,
    () => ({ unexpectedExits: ['server-1 ended with 1: '] }),
  ],
  V17: [
    'a mail to a guest that never came',
    nothing,
    () => ({ guestMailEventIds: healthy.guestMailEventIds.slice(1) }),
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
  it('report nothing for consistent data, where two turns of a day together exceed the covers of one', async () => {
    const [day] = await database.query<{ covers: number }>(
      `select sum(held)::int covers from turn_occupancy`,
    );
    expect(day!.covers).toBeGreaterThan(75);
    expect(await accusersOf(everybody)).toEqual([]);
  });

  it('have a spoilt book each', () =>
    expect(Object.keys(spoilt)).toEqual(
      expect.arrayContaining(allVerifiers.map(({ name }) => name)),
    ));

  it.each(
    Object.entries(spoilt).map(([name, [how, spoil, evidence]]) => ({
      name,
      how,
      spoil,
      evidence,
    })),
  )('$name notices $how', async ({ name, spoil, evidence }) => {
    expect(await accusersOf([name], spoil, evidence?.())).toEqual([name]);
  });

  it.each([
    [
      'V4',
      'a reservation for other people than were asked for',
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
      'two requests instead of one declined reservation',
      `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select 2000 + n, gen_random_uuid(), 'reservation-x' || n, 1, type, at, actor, data || jsonb_build_object('insteadOf', (select id from reservations where status = 'cancelled' limit 1)), '', '', int4send(n)
       from event, generate_series(1, 2) n where type = 'ReservationRequested' limit 2`,
    ],
    [
      'V18',
      'a request instead of a reservation that was not declined',
      `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select 2000, gen_random_uuid(), 'reservation-x', 1, type, at, actor, data || jsonb_build_object('insteadOf', ${FIRST}), '', '', int4send(1)
       from event where type = 'ReservationRequested' limit 1`,
    ],
    ['V6', 'events without their reservation', `delete from reservations where id = ${FIRST}`],
    ['V8', 'a head that is not the last event', 'update log_head set pos = pos - 1'],
    [
      'V8',
      'a tail that was cut',
      `with cut as (delete from event where pos = ${LAST_EVENT} returning prev) update log_head set pos = pos - 1, hash = (select prev from cut)`,
    ],
  ])('%s notices %s', async (name, _, statement) => {
    expect(await accusersOf([name], (tx) => tx(statement))).toEqual([name]);
  });

  it('V14 reports lock waits longer than three seconds, except those of migrations', async () => {
    const waited = (lock: string) => ({
      databaseLog: `LOG:  process 7 acquired ${lock} after 3900.123 ms\n`,
    });
    expect(await accusersOf(everybody, nothing, waited('ShareLock on transaction 801'))).toEqual([
      'V14',
    ]);
    expect(
      await accusersOf(
        ['V14'],
        nothing,
        waited('ExclusiveLock on advisory lock [16384,0,7061201,1]'),
      ),
    ).toEqual([]);
  });

  it('V17 notices a repeated mail, and mails in another order', async () => {
    const ids = healthy.guestMailEventIds;
    expect(ids).toHaveLength(2);
    const repeated = { guestMailEventIds: [...ids, ids[0]!] };
    expect(await accusersOf(['V17'], nothing, repeated)).toEqual(['V17']);
    expect(await accusersOf(['V17'], nothing, { ...repeated, maxRepeatedGuestMails: 1 })).toEqual(
      [],
    );
    const reversed = { guestMailEventIds: ids.toReversed() };
    expect(await accusersOf(['V17'], nothing, reversed)).toEqual(['V17']);
  });

  it('V15 notices what nothing caught, and V5 a request in the log alone', async () => {
    expect(
      await accusersOf(['V15'], nothing, {
        outputs: ['{"msg":"process: uncaught exception, shutting down"}'],
      }),
    ).toEqual(['V15']);
    expect(
      await accusersOf(['V5', 'V6', 'V7', 'V8'], (tx) =>
        tx(
          `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select 1000, gen_random_uuid(), 'reservation-' || gen_random_uuid(), 1, type, at, actor, data, '', '', '' from event where type = 'ReservationRequested' limit 1`,
        ),
      ),
    ).toEqual(['V5', 'V6', 'V7', 'V8']);
  });
});
