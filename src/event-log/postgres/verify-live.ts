import type { Sql } from '../../kernel/transaction.ts';
import { logVerifier, type Seals, type Verdict } from '../audit/verify.ts';
import { entriesBetween, headOf } from './entries.ts';

export type { Seals } from '../audit/verify.ts';

/** The log as this transaction sees it, held against the seals. */
export const verifyIn = async (tx: Sql, seals: Seals): Promise<Verdict> => {
  const head = await headOf(tx);
  const verifier = logVerifier(seals);
  // Before the first and after the head nobody may have written anything: the verifier is to see it, if somebody has.
  for await (const entry of entriesBetween(tx, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
    if (!verifier.take(entry)) break;
  return verifier.end(head);
};

/**
 * Reads the whole log as it was at one instant, while appends go on, and says whether it is as it was written.
 *
 * @param tx a transaction that has done nothing yet.
 * @param seals read before the log, so that none of them is newer than what is held against it.
 */
export const verifyLive = async (tx: Sql, seals: Seals): Promise<Verdict> => {
  await tx('set transaction isolation level repeatable read, read only');
  await tx('set local statement_timeout = 0');
  // A log that grew fast has old statistics: the planner would sort all the rest anew for every few thousand events.
  await tx('set local enable_sort = off');
  return verifyIn(tx, seals);
};
