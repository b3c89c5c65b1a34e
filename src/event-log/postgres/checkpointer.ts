import type { KeyObject } from 'node:crypto';
import type { Sql } from '../../kernel/transaction.ts';
import { checkpointHash, signCheckpoint, type SignedCheckpoint } from '../audit/checkpoint.ts';
import { BEFORE_ALL, logVerifier, type Beginning, type Flaw } from '../audit/verify.ts';
import { entriesBetween, headOf } from './entries.ts';

const EVERY_EVENTS = 100;
const EVERY_MS = 10 * 60_000;

/** Where checkpoints are kept: outside the database, only ever added to. */
export interface CheckpointBook {
  read(): readonly SignedCheckpoint[];
  /** First line that cannot be read, counted from 1; null: there is none. */
  brokenLine(): number | null;
  /** Moves the list aside, so that the next checkpoint is the first of a new list. */
  setAside(stamp: string): void;
  /** On disk when it returns. */
  add(checkpoint: SignedCheckpoint): void;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export type Sealing = { readonly sealed: SignedCheckpoint | null; readonly flaw: Flaw | null };
const NOTHING: Sealing = { sealed: null, flaw: null };

type Deps = {
  readonly sql: Sql;
  readonly book: CheckpointBook;
  readonly origin: string;
  readonly now: () => Date;
};

/** Whether a hundred events or ten minutes have passed since the last checkpoint. */
export const isSealDue = (
  last: SignedCheckpoint | undefined,
  head: Beginning,
  now: Date,
): boolean => {
  const fresh = head.position - (last?.size ?? 0);
  const waited = last ? now.getTime() - new Date(last.at).getTime() : Infinity;
  return fresh < 0 || fresh >= EVERY_EVENTS || (fresh > 0 && waited >= EVERY_MS);
};

/**
 * Seals the log every hundred events or ten minutes, whichever comes first. What came after the last checkpoint is
 * verified first: a broken chain is never sealed, it is reported. A log keeps the name that it was first sealed under: a house
 * that moves to another address has the same history.
 *
 * @returns what was sealed now, or what is wrong; neither when nothing was due.
 */
export const sealLog =
  ({ sql, book, origin, now }: Deps) =>
  async ({ atOnce = false } = {}): Promise<Sealing> => {
    const last = book.read().at(-1);
    const head = await headOf(sql);
    if (head.position === (last?.size ?? 0) || (!atOnce && !isSealDue(last, head, now())))
      return NOTHING;
    const from = last ? { position: last.size, hash: last.hash } : BEFORE_ALL;
    const verifier = logVerifier({ checkpoints: [], publicKey: null }, from);
    for await (const entry of entriesBetween(sql, from.position, head.position))
      if (!verifier.take(entry)) break;
    const { flaw } = verifier.end(head);
    if (flaw) return { sealed: null, flaw };
    const sealed = signCheckpoint(
      {
        origin: last?.origin ?? origin,
        size: head.position,
        hash: head.hash,
        at: now().toISOString(),
        ...(last ? { previous: checkpointHash(last) } : {}),
      },
      book.privateKey,
    );
    book.add(sealed);
    return { sealed, flaw: null };
  };
