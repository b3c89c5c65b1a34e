import { generateKeyPairSync } from 'node:crypto';
import { canonicalBytes, chainHash } from '#src/event-log/hash-chain.ts';
import {
  createCheckpointSigner,
  type CheckpointStore,
} from '#src/contexts/audit/checkpoints/sign-checkpoint.ts';
import { readEntries } from '#src/event-log/postgres/read-log-entries.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import type { SignedCheckpoint } from '#src/contexts/audit/checkpoints/checkpoint.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import type { TestDatabase } from '../services/test-database.ts';

export const createInMemoryCheckpoints = (): CheckpointStore & {
  readonly lines: SignedCheckpoint[];
} => {
  const lines: SignedCheckpoint[] = [];
  return {
    lines,
    read: () => lines,
    add: (checkpoint) => void lines.push(checkpoint),
    brokenLine: () => null,
    archive: () => {
      lines.length = 0;
    },
    ...generateKeyPairSync('ed25519'),
  };
};

const STREAMS = 40;

/**
 * Appends `count` events to forty streams. Signs a checkpoint after every hundred events and after
 * the last one.
 */
export const createCheckpointedLog = async ({ pool }: TestDatabase, count: number) => {
  const log = postgresEventLog([]);
  const checkpoints = createInMemoryCheckpoints();
  const seal = createCheckpointSigner({
    sql: createPooledSql(pool),
    store: checkpoints,
    origin: 'https://www.melagrana.example',
    now: () => new Date(),
  });
  for (let number = 0; number < count; number++) {
    const stream = `reservation-${String(number % STREAMS).padStart(2, '0')}`;
    await createTransactionRunner(pool)((tx) =>
      log.append(
        tx,
        stream,
        Math.floor(number / STREAMS),
        [{ type: 'ReservationRequested', data: { seat: { covers: (number % 8) + 1 } } }],
        { at: new Date().toISOString(), actor: 'guest' },
      ),
    );
    if (number % 50 === 49) await seal();
  }
  await seal({ force: true });
  return checkpoints;
};

/**
 * Recomputes every hash of the chain and the log head, as an attacker with superuser rights could.
 */
export const recomputeHashChain = async (tx: Sql): Promise<void> => {
  let previous: Buffer = Buffer.alloc(32);
  let last = 0;
  const rows = [];
  for await (const entry of readEntries(tx, 0, Number.MAX_SAFE_INTEGER)) {
    const canon = canonicalBytes(entry);
    const hash = chainHash(previous, canon);
    rows.push({
      pos: entry.position,
      canon: canon.toString('hex'),
      prev: previous.toString('hex'),
      hash: hash.toString('hex'),
    });
    previous = hash;
    last = entry.position;
  }
  await tx(
    `update event set canon = decode(new.canon, 'hex'), prev = decode(new.prev, 'hex'), hash = decode(new.hash, 'hex')
     from jsonb_to_recordset(?::jsonb) as new(pos bigint, canon text, prev text, hash text) where event.pos = new.pos`,
    [JSON.stringify(rows)],
  );
  await tx(`update log_head set pos = ?, hash = decode(?, 'hex')`, [
    last,
    previous.toString('hex'),
  ]);
};
