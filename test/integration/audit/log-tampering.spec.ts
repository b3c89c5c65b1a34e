import type { Sql } from '#src/kernel/transaction.ts';
import { verifyInTransaction } from '#src/contexts/audit/chain/verify-stored-log.postgres.ts';
import type { CheckpointStore } from '#src/contexts/audit/checkpoints/sign-checkpoint.ts';
import { createTransactionRunner } from '#src/platform/database/sql-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import {
  recomputeHashChain,
  createCheckpointedLog,
} from '#test/support/builders/checkpointed-log.ts';
import { countRounds } from '#test/support/rounds.ts';

const EVENTS = 150;
/**
 * Number of events that are tampered with, one at a time. The long run in docs/audit.md sets
 * TAMPERING_PLACES=100.
 */
const TAMPERED_EVENT_COUNT = Number(process.env['TAMPERING_PLACES'] ?? countRounds(40));

let database: TestDatabase;
let checkpointStore: CheckpointStore;
beforeAll(async () => {
  database = await createTestDatabase();
  checkpointStore = await createCheckpointedLog(database, EVENTS);
});
afterAll(() => database.drop());

const ROLLED_BACK = new Error('rolled back by the test');

/**
 * Returns the verifier's verdict on a log that a superuser altered with triggers disabled. The
 * alteration is rolled back.
 */
const verifyAfter = async (
  alter: (tx: Sql) => Promise<void>,
  checkpoints = checkpointStore.read(),
) => {
  let verdict: Awaited<ReturnType<typeof verifyInTransaction>> | undefined;
  await createTransactionRunner(database.pool)(async (tx) => {
    await tx('set local session_replication_role = replica');
    await alter(tx);
    verdict = await verifyInTransaction(tx, { checkpoints, publicKey: checkpointStore.publicKey });
    throw ROLLED_BACK;
  }).catch((error: unknown) => {
    if (error !== ROLLED_BACK) throw error;
  });
  return verdict!;
};

/** A linear congruence spreads the tampered positions over the log, the same in every run. */
const tamperedPositions = Array.from(
  { length: TAMPERED_EVENT_COUNT },
  (_, index) => 2 + ((index * 7_919 + 104_729) % (EVENTS - 3)),
);
const EDITED_DATA = `jsonb_set(data, '{seat,covers}', '99')`;

/**
 * Exchanges the positions of two events through the temporary position -1, because positions are
 * unique.
 */
const exchange = async (tx: Sql, one: number, other: number, columns: string) => {
  await tx(`update event set pos = -1 where pos = ?`, [one]);
  await tx(`update event set pos = ? where pos = ?`, [one, other]);
  await tx(`update event set pos = ? where pos = -1`, [other]);
  if (columns)
    await tx(
      `update event a set ${columns} from event b where (a.pos, b.pos) in ((?, ?), (?, ?))`,
      [one, other, other, one],
    );
};

const alterations: Record<string, (tx: Sql, position: number) => Promise<unknown>> = {
  'an edit': (tx, position) =>
    tx(`update event set data = ${EDITED_DATA} where pos = ?`, [position]),
  'an edit of only the stored bytes': (tx, position) =>
    tx(`update event set canon = canon || '\\x20' where pos = ?`, [position]),
  'a time altered by less than a millisecond': (tx, position) =>
    tx(`update event set at = at + interval '1 microsecond' where pos = ?`, [position]),
  'a deletion': (tx, position) => tx('delete from event where pos = ?', [position]),
  'an insertion': async (tx, position) => {
    await tx('update event set pos = -pos - 1 where pos >= ?', [position]);
    await tx('update event set pos = -pos where pos < 0');
    await tx(
      `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select ?, gen_random_uuid(), 'reservation-new', 1, type, at, actor, data, canon, prev, sha256(hash) from event where pos = ?`,
      [position, position + 1],
    );
    await tx('update log_head set pos = pos + 1');
  },
  'two exchanged events': (tx, position) => exchange(tx, position, position + 1, ''),
  'a removed tail with an adjusted log head': async (tx, position) => {
    await tx('delete from event where pos > ?', [position]);
    await tx('update log_head set pos = ?, hash = (select hash from event where pos = ?)', [
      position,
      position,
    ]);
  },
  'an edit with a recomputed hash chain': async (tx, position) => {
    await tx(`update event set data = ${EDITED_DATA} where pos = ?`, [position]);
    await recomputeHashChain(tx);
  },
  'two exchanged streams with a recomputed hash chain': async (tx, position) => {
    const other = ((position + 6) % EVENTS) + 1;
    const [one, two] = await tx<{ stream: string }>(
      'select stream from event where pos in (?, ?) order by pos',
      [Math.min(position, other), Math.max(position, other)],
    );
    await tx(`update event set stream = 'aside' where stream = ?`, [one!.stream]);
    await tx('update event set stream = ? where stream = ?', [one!.stream, two!.stream]);
    await tx(`update event set stream = ? where stream = 'aside'`, [two!.stream]);
    await recomputeHashChain(tx);
  },
};

describe('the verification of a log that a database superuser altered', () => {
  it.each(Object.entries(alterations))(
    `finds %s at ${TAMPERED_EVENT_COUNT} of ${TAMPERED_EVENT_COUNT} positions`,
    async (_, alter) => {
      const undetected: number[] = [];
      for (const position of tamperedPositions) {
        const { flaw } = await verifyAfter(async (tx) => void (await alter(tx, position)));
        if (!flaw) undetected.push(position);
      }
      expect(undetected).toEqual([]);
    },
  );

  it('reports the first position that fails verification', async () => {
    expect(
      (await verifyAfter(async (tx) => void (await alterations['an edit']!(tx, 42)))).flaw,
    ).toMatchObject({ position: 42, code: 'contents' });
    expect(
      (await verifyAfter(async (tx) => void (await alterations['a deletion']!(tx, 42)))).flaw,
    ).toMatchObject({ position: 42, code: 'position' });
    expect(
      (
        await verifyAfter(
          async (tx) => void (await alterations['an edit with a recomputed hash chain']!(tx, 42)),
        )
      ).flaw,
    ).toMatchObject({ position: 50, code: 'checkpoint_mismatch' });
  });

  it.each(['a removed tail with an adjusted log head', 'an edit with a recomputed hash chain'])(
    'does not find %s without checkpoints',
    async (kind) =>
      expect(
        (await verifyAfter(async (tx) => void (await alterations[kind]!(tx, 42)), [])).flaw,
      ).toBeNull(),
  );

  it('rejects checkpoints with a changed hash or in the wrong order', async () => {
    const [first, ...rest] = checkpointStore.read();
    expect(
      (await verifyAfter(async () => undefined, [{ ...first!, hash: '00'.repeat(32) }, ...rest]))
        .flaw,
    ).toMatchObject({ code: 'checkpoint_signature' });
    expect((await verifyAfter(async () => undefined, [...rest, first!])).flaw).toMatchObject({
      code: 'checkpoint_order',
    });
  });
});

it('reports no flaw in an untouched log and confirms every checkpoint', async () =>
  expect(await verifyAfter(async () => undefined)).toMatchObject({
    flaw: null,
    events: EVENTS,
    unsealed: 0,
    checkpoints: checkpointStore.read().length,
  }));
