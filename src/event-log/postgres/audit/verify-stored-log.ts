import type { Sql } from '#src/kernel/transaction.ts';
import {
  createChainVerifier,
  type CheckpointEvidence,
  type ChainVerdict,
} from '#src/event-log/audit/verify-chain.ts';
import { readEntries, readHead } from './log-entries.ts';

export type { CheckpointEvidence as Seals } from '#src/event-log/audit/verify-chain.ts';

/** The log as this transaction sees it, held against the seals. */
export const verifyInTransaction = async (
  tx: Sql,
  seals: CheckpointEvidence,
): Promise<ChainVerdict> => {
  const head = await readHead(tx);
  const verifier = createChainVerifier(seals);
  // Before the first and after the head nobody may have written anything: the verifier is to see it, if somebody has.
  for await (const entry of readEntries(tx, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
    if (!verifier.add(entry)) break;
  return verifier.finish(head);
};

/**
 * Reads the whole log as it was at one instant, while appends go on, and says whether it is as it was written.
 *
 * @param tx a transaction that has done nothing yet.
 * @param seals read before the log, so that none of them is newer than what is held against it.
 */
export const verifySnapshot = async (tx: Sql, seals: CheckpointEvidence): Promise<ChainVerdict> => {
  await tx('set transaction isolation level repeatable read, read only');
  await tx('set local statement_timeout = 0');
  // A log that grew fast has old statistics: the planner would sort all the rest anew for every few thousand events.
  await tx('set local enable_sort = off');
  return verifyInTransaction(tx, seals);
};
