import type { CheckpointEvidence } from '#src/contexts/audit/checkpoints/checkpoint-flaws.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { ComposeStaffEmail } from '#src/messaging/notices/deliver-notices.ts';
import type { ReplyLedger } from '../clients/reply-ledger.ts';

/**
 * Evidence that the verifiers check in addition to the database. It is gathered after the last
 * phase.
 */
export type ChaosEvidence = {
  readonly ledgerEntries: ReturnType<ReplyLedger['listEntries']>;
  /** Message-IDs of the mails that arrived, including duplicates. */
  readonly messageIds: readonly string[];
  /**
   * Ids of the events that the mails to guests are about, in order of arrival, including
   * repetitions.
   */
  readonly guestMailEventIds: readonly string[];
  /**
   * Maximum number of mails that were repeated because of a fault between sending and recording.
   */
  readonly maxRepeatedGuestMails: number;
  /** Part after the `@` in every Message-ID of the application. */
  readonly host: string;
  readonly wordsFor: ComposeStaffEmail;
  readonly followedPositions: readonly number[];
  readonly signedCheckpoints: CheckpointEvidence;
  readonly databaseLog: string;
  readonly outputs: readonly string[];
  /** Replies with a status of 500 or above, except 503. */
  readonly defects: readonly string[];
  readonly unexpectedExits: readonly string[];
  /**
   * Positions of events that the test itself inserted. The workers send no mail about these events.
   */
  readonly prewritten: { readonly from: number; readonly to: number } | null;
};

export type Verifier = {
  readonly name: `V${number}`;
  readonly promise: string;
  /** Returns one sentence per violation. `tx` may read all tables. */
  readonly breaches: (evidence: ChaosEvidence, tx: Sql) => Promise<readonly string[]>;
};

const MAX_SHOWN = 5;

export const summarizeBreaches = (breaches: readonly string[]): readonly string[] =>
  breaches.length > MAX_SHOWN
    ? [...breaches.slice(0, MAX_SHOWN), `… ${breaches.length} in all`]
    : breaches;

/** Runs every verifier in its own transaction, each on one snapshot of the database. */
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
