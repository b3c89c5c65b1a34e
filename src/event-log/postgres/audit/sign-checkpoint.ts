import type { KeyObject } from 'node:crypto';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  hashCheckpoint,
  signCheckpoint,
  type SignedCheckpoint,
} from '#src/event-log/audit/checkpoint.ts';
import {
  CHAIN_START,
  createChainVerifier,
  type ChainPosition,
  type ChainFlaw,
} from '#src/event-log/audit/verify-chain.ts';
import { readEntries, readHead } from './log-entries.ts';

const CHECKPOINT_EVENTS = 100;
const CHECKPOINT_INTERVAL_MS = 10 * 60_000;

/** Where checkpoints are kept: outside the database, only ever added to. */
export interface CheckpointStore {
  read(): readonly SignedCheckpoint[];
  /** First line that cannot be read, counted from 1; null: there is none. */
  brokenLine(): number | null;
  /** Moves the list aside, so that the next checkpoint is the first of a new list. */
  archive(stamp: string): void;
  /** On disk when it returns. */
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
  readonly book: CheckpointStore;
  readonly origin: string;
  readonly now: () => Date;
};

/** Whether a hundred events or ten minutes have passed since the last checkpoint. */
export const isCheckpointDue = (
  last: SignedCheckpoint | undefined,
  head: ChainPosition,
  now: Date,
): boolean => {
  const fresh = head.position - (last?.size ?? 0);
  const waited = last ? now.getTime() - new Date(last.at).getTime() : Infinity;
  return fresh < 0 || fresh >= CHECKPOINT_EVENTS || (fresh > 0 && waited >= CHECKPOINT_INTERVAL_MS);
};

/**
 * Seals the log every hundred events or ten minutes, whichever comes first. What came after the last checkpoint is
 * verified first: a broken chain is never sealed, it is reported. A log keeps the name that it was first sealed under: a house
 * that moves to another address has the same history.
 *
 * @returns what was sealed now, or what is wrong; neither when nothing was due.
 */
export const createCheckpointSigner =
  ({ sql, book, origin, now }: Deps) =>
  async ({ atOnce = false } = {}): Promise<SigningResult> => {
    const last = book.read().at(-1);
    const head = await readHead(sql);
    if (head.position === (last?.size ?? 0) || (!atOnce && !isCheckpointDue(last, head, now())))
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
      book.privateKey,
    );
    book.add(sealed);
    return { sealed, flaw: null };
  };
