import type { Sql } from '#src/kernel/transaction.ts';
import { createChainVerifier, type ChainVerdict } from './verify-chain.ts';
import type { CheckpointEvidence } from '../checkpoints/checkpoint-flaws.ts';
import { readEntries, readHead } from '#src/event-log/postgres/read-log-entries.ts';

export const verifyInTransaction = async (
  tx: Sql,
  evidence: CheckpointEvidence,
): Promise<ChainVerdict> => {
  const head = await readHead(tx);
  const verifier = createChainVerifier(evidence);
  /*
   * Reads without bounds, to find events inserted before position 1 or after the recorded end of
   * the log.
   */
  for await (const entry of readEntries(tx, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
    if (!verifier.add(entry)) break;
  return verifier.finish(head);
};

/**
 * Verifies the log in `tx`, whose isolation level it sets, so `tx` must not have executed a
 * statement. Read `evidence` before `tx` starts, because `tx` does not see the events of later
 * checkpoints.
 */
export const verifySnapshot = async (
  tx: Sql,
  evidence: CheckpointEvidence,
): Promise<ChainVerdict> => {
  await tx('set transaction isolation level repeatable read, read only');
  await tx('set local statement_timeout = 0');
  /*
   * Disables sorting, because with outdated statistics the planner would sort all remaining events
   * for each batch.
   */
  await tx('set local enable_sort = off');
  return verifyInTransaction(tx, evidence);
};
