import type { ChainState } from '#src/contracts/history-verification.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { AuditService } from './audit.services.ts';
import { readLastAuditResult } from './nightly-audit/audit-check-records.postgres.ts';

/** Reads the end of the log, its last checkpoint and the result of the last nightly audit. */
export const readChainState = async (sql: Sql, audit: AuditService): Promise<ChainState> => {
  const head = await readHead(sql);
  const checkpoint = await audit.lastCheckpoint();
  const checkpointFlaw = await audit.checkpointFlaw();
  return {
    events: head.position,
    hash: head.hash,
    checkpoint: checkpoint && { size: checkpoint.size, at: checkpoint.at, hash: checkpoint.hash },
    unsealed: head.position - (checkpoint?.size ?? 0),
    publicKey: audit.publicKeyPem(),
    lastCheck: await readLastAuditResult(sql),
    checkpointFlaw,
    checkpointsNotVerified: audit.notVerifiedHere(),
  };
};
