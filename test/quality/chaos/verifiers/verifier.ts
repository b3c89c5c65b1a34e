import type { CheckpointEvidence } from '#src/event-log/audit/verify-chain.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { ComposeStaffEmail } from '#src/notices/deliver-notice.ts';
import type { PromiseLedger } from '../clients/promise-ledger.ts';

/** The state after the scenario: the database and the outside observations. */
export type ChaosEvidence = {
  /** The answers that guests got, by key. */
  readonly ledgerEntries: ReturnType<PromiseLedger['listEntries']>;
  /** Message-IDs of the mails that arrived, doubles included. */
  readonly messageIds: readonly string[];
  /** Right-hand side of every Message-ID. */
  readonly host: string;
  readonly wordsFor: ComposeStaffEmail;
  /** Positions that the log follower got, in order. */
  readonly followedPositions: readonly number[];
  readonly signedCheckpoints: CheckpointEvidence;
  /** What PostgreSQL wrote of itself. */
  readonly databaseLog: string;
  /** What the processes of the product wrote. */
  readonly outputs: readonly string[];
  /** Replies that were defects: 5xx other than "try again". */
  readonly defects: readonly string[];
  /** Processes that ended without an order. */
  readonly unexpectedExits: readonly string[];
  /** Positions of bulk events that the test itself wrote. They send no mail. */
  readonly prewritten: { readonly from: number; readonly to: number } | null;
};

export type Verifier = {
  readonly name: `V${number}`;
  /** What must hold, in a few words. */
  readonly promise: string;
  /**
   * @returns one sentence per breach, empty when the promise holds. @param tx a transaction with
   * full read access
   */
  readonly breaches: (evidence: ChaosEvidence, tx: Sql) => Promise<readonly string[]>;
};

const MAX_SHOWN = 5;

/** A few of many, and how many there are. */
export const summarizeBreaches = (breaches: readonly string[]): readonly string[] =>
  breaches.length > MAX_SHOWN
    ? [...breaches.slice(0, MAX_SHOWN), `… ${breaches.length} in all`]
    : breaches;

/** Runs every verifier, each in a transaction with one snapshot of the database. */
export const runVerifiers = async (
  verifiers: readonly Verifier[],
  evidence: ChaosEvidence,
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
