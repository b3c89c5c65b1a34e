import type { KeyObject } from 'node:crypto';
import type { Sql } from '#src/kernel/transaction.ts';
import { hashCheckpoint, signCheckpoint, type SignedCheckpoint } from './checkpoint.ts';
import type { ChainFlaw } from '../chain/chain-flaws.ts';
import { CHAIN_START, type ChainPosition } from '#src/event-log/hash-chain.ts';
import { createChainVerifier } from '../chain/verify-chain.ts';
import { readEntries, readHead } from '#src/event-log/postgres/read-log-entries.ts';

const CHECKPOINT_EVENTS = 100;
const CHECKPOINT_INTERVAL_MS = 10 * 60_000;

export interface CheckpointStore {
  read(): readonly SignedCheckpoint[];
  brokenLine(): number | null;
  archive(stamp: string): void;
  add(checkpoint: SignedCheckpoint): void;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export type SigningResult = {
  readonly sealed: SignedCheckpoint | null;
  readonly flaw: ChainFlaw | null;
};
const NOT_DUE: SigningResult = { sealed: null, flaw: null };

type Deps = {
  readonly sql: Sql;
  readonly store: CheckpointStore;
  readonly origin: string;
  readonly now: () => Date;
};

export const isCheckpointDue = (
  last: SignedCheckpoint | undefined,
  head: ChainPosition,
  now: Date,
): boolean => {
  const newEvents = head.position - (last?.size ?? 0);
  const elapsedMs = last ? now.getTime() - new Date(last.at).getTime() : Infinity;
  return (
    newEvents < 0 ||
    newEvents >= CHECKPOINT_EVENTS ||
    (newEvents > 0 && elapsedMs >= CHECKPOINT_INTERVAL_MS)
  );
};

/**
 * Creates the function that signs a checkpoint. It first verifies the events since the last
 * checkpoint, so it never signs a broken chain.
 */
export const createCheckpointSigner =
  ({ sql, store, origin, now }: Deps) =>
  async ({ force = false } = {}): Promise<SigningResult> => {
    const last = store.read().at(-1);
    const head = await readHead(sql);
    if (head.position === (last?.size ?? 0) || (!force && !isCheckpointDue(last, head, now())))
      return NOT_DUE;
    const from = last ? { position: last.size, hash: last.hash } : CHAIN_START;
    const verifier = createChainVerifier({ checkpoints: [], publicKey: null }, from);
    for await (const entry of readEntries(sql, from.position, head.position))
      if (!verifier.add(entry)) break;
    const { flaw } = verifier.finish(head);
    if (flaw) return { sealed: null, flaw };
    const sealed = signCheckpoint(
      {
        origin: last?.origin ?? origin,
        size: head.position,
        hash: head.hash,
        at: now().toISOString(),
        ...(last ? { previous: hashCheckpoint(last) } : {}),
      },
      store.privateKey,
    );
    store.add(sealed);
    return { sealed, flaw: null };
  };
