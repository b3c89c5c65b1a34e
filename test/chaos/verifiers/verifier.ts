import type { Seals } from '#src/event-log/postgres/verify-live.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { WordsFor } from '#src/notices/deliver-notice.ts';
import type { Ledger } from '../ledger.ts';

/** What is left when all is over: the database, and what was seen from outside while it went on. */
export type Evidence = {
  /** What guests were told, key by key; every key was asked again until it was answered. */
  readonly pages: ReturnType<Ledger['pages']>;
  /** Message-IDs of the mails that arrived, doubles included. */
  readonly messageIds: readonly string[];
  /** Right-hand side of every Message-ID. */
  readonly host: string;
  readonly wordsFor: WordsFor;
  /** Positions that a follower of the log was told, in order. */
  readonly tailed: readonly number[];
  readonly seals: Seals;
  /** What PostgreSQL wrote of itself. */
  readonly databaseLog: string;
  /** What the processes of the product wrote. */
  readonly outputs: readonly string[];
  /** Replies that were defects: 5xx other than "try again". */
  readonly defects: readonly string[];
  /** Processes that ended though nobody had ordered it. */
  readonly unordered: readonly string[];
  /** Positions that the instrument itself wrote into the log, in bulk: nobody was to be told of them. */
  readonly prewritten: { readonly from: number; readonly to: number } | null;
};

export type Verifier = {
  readonly name: `V${number}`;
  /** What must hold, in a few words. */
  readonly promise: string;
  /** @returns one sentence per breach, some of them when there are many; nothing when the promise holds. @param tx a transaction that may read what it likes */
  readonly breaches: (evidence: Evidence, tx: Sql) => Promise<readonly string[]>;
};

const SHOWN = 5;

/** A few of many, and how many there are. */
export const some = (breaches: readonly string[]): readonly string[] =>
  breaches.length > SHOWN ? [...breaches.slice(0, SHOWN), `… ${breaches.length} in all`] : breaches;

/** Asks every verifier, each in a transaction that reads the database as it is at one instant. */
export const askAll = async (
  verifiers: readonly Verifier[],
  evidence: Evidence,
  inTransaction: InTransaction,
) => {
  const found: { verifier: Verifier; breaches: readonly string[] }[] = [];
  for (const verifier of verifiers)
    found.push({
      verifier,
      breaches: await inTransaction((tx) => verifier.breaches(evidence, tx)),
    });
  return found;
};
