import { findCheckpointListFlaw } from '../checkpoints/check-checkpoint-list.ts';
import type { CheckpointEvidence } from '../checkpoints/checkpoint-flaws.ts';
import type { ChainVerdict } from './verify-chain.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { CheckpointService } from '../checkpoints/checkpoints.services.ts';

const NO_CHECKPOINTS: CheckpointEvidence = { checkpoints: [], publicKey: null };

type VerifyChain = (tx: Sql, evidence: CheckpointEvidence) => Promise<ChainVerdict>;

/**
 * Prepares a verification: reads first the checkpoints that the database knows, then the checkpoint
 * file, finally the log. In another order, a checkpoint signed in between would look like a flaw.
 */
export const prepareChainVerifier = async (
  { files, readKnown, notVerifiedHere }: CheckpointService,
  verify: VerifyChain,
): Promise<(tx: Sql) => Promise<ChainVerdict>> => {
  if (notVerifiedHere()) return (tx) => verify(tx, NO_CHECKPOINTS);
  const known = await readKnown();
  const list = files.readList();
  const evidence = files.readEvidence();
  return async (tx) => {
    const verdict = await verify(tx, evidence);
    const listFlaw = findCheckpointListFlaw(list, known, verdict.last.position);
    return { ...verdict, flaw: listFlaw ?? verdict.flaw };
  };
};

/** Returns an Italian sentence about a flaw of the checkpoint list, or null if there is none. */
export const findCurrentListFlaw = async (
  { files, readKnown, notVerifiedHere }: CheckpointService,
  sql: Sql,
): Promise<string | null> => {
  if (notVerifiedHere()) return null;
  const known = await readKnown();
  const list = files.readList();
  return findCheckpointListFlaw(list, known, (await readHead(sql)).position)?.message ?? null;
};
