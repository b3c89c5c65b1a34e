import type { Sql } from '#src/kernel/transaction.ts';
import {
  createChainVerifier,
  type CheckpointEvidence,
  type ChainVerdict,
} from '#src/event-log/audit/verify-chain.ts';
import { readEntries, readHead } from './log-entries.ts';

/** Verifies the log visible to this transaction against the checkpoints. */
export const verifyInTransaction = async (
  tx: Sql,
  evidence: CheckpointEvidence,
): Promise<ChainVerdict> => {
  const head = await readHead(tx);
  const verifier = createChainVerifier(evidence);
  // Unbounded, so events before position 1 or after the head are found as well.
  for await (const entry of readEntries(tx, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
    if (!verifier.add(entry)) break;
  return verifier.finish(head);
};

/**
 * Verifies a snapshot of the whole log; appends continue.
 *
 * @param tx a transaction without a statement so far
 * @param evidence must be read before the log, or a newer checkpoint looks like a truncated log
 */
export const verifySnapshot = async (
  tx: Sql,
  evidence: CheckpointEvidence,
): Promise<ChainVerdict> => {
  await tx('set transaction isolation level repeatable read, read only');
  await tx('set local statement_timeout = 0');
  // With outdated statistics, the planner would sort the remaining log for every batch.
  await tx('set local enable_sort = off');
  return verifyInTransaction(tx, evidence);
};
