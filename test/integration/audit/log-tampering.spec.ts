import type { Sql } from '#src/kernel/transaction.ts';
import { verifyInTransaction } from '#src/event-log/postgres/audit/verify-stored-log.ts';
import type { CheckpointStore } from '#src/event-log/postgres/audit/sign-checkpoint.ts';
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
const PLACES = Number(process.env['TAMPERING_PLACES'] ?? countRounds(40));

let database: TestDatabase;
let checkpointStore: CheckpointStore;
beforeAll(async () => {
  database = await createTestDatabase();
  checkpointStore = await createCheckpointedLog(database, EVENTS);
});
afterAll(() => database.drop());

const UNDONE = new Error('rolled back: the copy is thrown away');

/**
 * Returns the verifier's verdict on a log that a superuser altered with triggers disabled. The
 * alteration is rolled back.
 */
const verdictAfter = async (
  alter: (tx: Sql) => Promise<void>,
  checkpoints = checkpointStore.read(),
) => {
  let verdict: Awaited<ReturnType<typeof verifyInTransaction>> | undefined;
  await createTransactionRunner(database.pool)(async (tx) => {
    await tx('set local session_replication_role = replica');
    await alter(tx);
    verdict = await verifyInTransaction(tx, { checkpoints, publicKey: checkpointStore.publicKey });
    throw UNDONE;
  }).catch((error: unknown) => {
    if (error !== UNDONE) throw error;
  });
  return verdict!;
};

/** A linear congruence spreads the tampered positions over the log, the same in every run. */
const places = Array.from(
  { length: PLACES },
  (_, index) => 2 + ((index * 7_919 + 104_729) % (EVENTS - 3)),
);
const edited = `jsonb_set(data, '{seat,covers}', '99')`;

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

const kinds: Record<string, (tx: Sql, place: number) => Promise<unknown>> = {
  'an edit': (tx, place) => tx(`update event set data = ${edited} where pos = ?`, [place]),
  'an edit of the stored bytes alone': (tx, place) =>
    tx(`update event set canon = canon || '\\x20' where pos = ?`, [place]),
  'a time altered below a millisecond': (tx, place) =>
    tx(`update event set at = at + interval '1 microsecond' where pos = ?`, [place]),
  'a deletion': (tx, place) => tx('delete from event where pos = ?', [place]),
  'an insertion': async (tx, place) => {
    await tx('update event set pos = -pos - 1 where pos >= ?', [place]);
    await tx('update event set pos = -pos where pos < 0');
    await tx(
      `insert into event (pos, event_id, stream, version, type, at, actor, data, canon, prev, hash)
       select ?, gen_random_uuid(), 'reservation-new', 1, type, at, actor, data, canon, prev, sha256(hash) from event where pos = ?`,
      [place, place + 1],
    );
    await tx('update log_head set pos = pos + 1');
  },
  'two events in each other’s place': (tx, place) => exchange(tx, place, place + 1, ''),
  'a tail cut off, with the head moved back': async (tx, place) => {
    await tx('delete from event where pos > ?', [place]);
    await tx('update log_head set pos = ?, hash = (select hash from event where pos = ?)', [
      place,
      place,
    ]);
  },
  'an edit with the whole chain computed anew': async (tx, place) => {
    await tx(`update event set data = ${edited} where pos = ?`, [place]);
    await recomputeHashChain(tx);
  },
  'two streams exchanged, with the whole chain computed anew': async (tx, place) => {
    const other = ((place + 6) % EVENTS) + 1;
    const [one, two] = await tx<{ stream: string }>(
      'select stream from event where pos in (?, ?) order by pos',
      [Math.min(place, other), Math.max(place, other)],
    );
    await tx(`update event set stream = 'aside' where stream = ?`, [one!.stream]);
    await tx('update event set stream = ? where stream = ?', [one!.stream, two!.stream]);
    await tx(`update event set stream = ? where stream = 'aside'`, [two!.stream]);
    await recomputeHashChain(tx);
  },
};

describe('alterations by a database superuser are detected', () => {
  it.each(Object.entries(kinds))(
    `%s is found at ${PLACES} of ${PLACES} places`,
    async (_, alter) => {
      const unnoticed: number[] = [];
      for (const place of places) {
        const { flaw } = await verdictAfter(async (tx) => void (await alter(tx, place)));
        if (!flaw) unnoticed.push(place);
      }
      expect(unnoticed).toEqual([]);
    },
  );

  it('names the first place at which something is wrong', async () => {
    expect(
      (await verdictAfter(async (tx) => void (await kinds['an edit']!(tx, 42)))).flaw,
    ).toMatchObject({ position: 42, code: 'contents' });
    expect(
      (await verdictAfter(async (tx) => void (await kinds['a deletion']!(tx, 42)))).flaw,
    ).toMatchObject({ position: 42, code: 'position' });
    expect(
      (
        await verdictAfter(
          async (tx) => void (await kinds['an edit with the whole chain computed anew']!(tx, 42)),
        )
      ).flaw,
    ).toMatchObject({ position: 50, code: 'checkpoint_mismatch' });
  });

  it.each([
    'a tail cut off, with the head moved back',
    'an edit with the whole chain computed anew',
  ])('%s would pass without checkpoints: they are what finds it', async (kind) =>
    expect(
      (await verdictAfter(async (tx) => void (await kinds[kind]!(tx, 42)), [])).flaw,
    ).toBeNull(),
  );

  it('checkpoints of another key, or with a word changed, are refused', async () => {
    const [first, ...rest] = checkpointStore.read();
    expect(
      (await verdictAfter(async () => undefined, [{ ...first!, hash: '00'.repeat(32) }, ...rest]))
        .flaw,
    ).toMatchObject({ code: 'checkpoint_signature' });
    expect((await verdictAfter(async () => undefined, [...rest, first!])).flaw).toMatchObject({
      code: 'checkpoint_order',
    });
  });
});

it('an untouched log is whole, with every seal confirmed', async () =>
  expect(await verdictAfter(async () => undefined)).toMatchObject({
    flaw: null,
    events: EVENTS,
    unsealed: 0,
    checkpoints: checkpointStore.read().length,
  }));
