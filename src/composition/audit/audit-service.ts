import type { SignedCheckpoint } from '#src/event-log/audit/checkpoint.ts';
import type { ChainVerdict } from '#src/event-log/audit/verify-chain.ts';
import { runAuditChecks, type AuditChecksReport } from '#src/event-log/audit/run-audit-checks.ts';
import { replayAndCompare } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import {
  verifyInTransaction,
  verifySnapshot,
} from '#src/event-log/postgres/audit/verify-stored-log.ts';
import type { Projection } from '#src/event-log/projection.ts';
import { venue } from '#src/venue.ts';
import { readLastAuditTime } from './audit-check-records.postgres.ts';
import { createAuditChecks, type AuditFindings } from './create-audit-checks.ts';
import { findCurrentListFlaw, prepareChainVerifier } from './verify-chain-with-checkpoints.ts';
import { createCheckpointService, type CheckpointService } from './checkpoint-service.ts';
import { exportLogLines } from './export-log-lines.ts';
import { createBaselineRecorder } from './record-configuration-baseline.ts';
import type { AppServices } from '../app-services.ts';

export type AuditReport = AuditChecksReport & AuditFindings & { readonly chain: ChainVerdict };

const createInstallationVerifier =
  (services: AppServices, checkpoints: CheckpointService, projections: readonly Projection[]) =>
  async ({ replayUpTo = null }: { replayUpTo?: number | null } = {}): Promise<AuditReport> => {
    const { sql, commands } = services;
    const lastReplay = async () => {
      const last = await readLastAuditTime(sql, venue.timeZone);
      return last === null ? 'Non è ancora avvenuto.' : `L’ultima volta: ${last}.`;
    };
    const verifyChain = await prepareChainVerifier(checkpoints, verifyInTransaction);
    const notVerifiedHere = checkpoints.notVerifiedHere();
    return commands.inTransaction(async (tx) => {
      const findings: AuditFindings = { chain: null, differences: [] };
      const checks = createAuditChecks(
        { verifyChain, notVerifiedHere, projections, replayUpTo, lastReplay },
        findings,
      );
      const report = await runAuditChecks(tx, checks);
      return { ...report, ...findings, chain: findings.chain! };
    });
  };

export const createAuditService = (services: AppServices, projections: readonly Projection[]) => {
  const {
    config,
    sql,
    commands: { inTransaction },
  } = services;
  const checkpoints = createCheckpointService(services);
  const { files, signCheckpoint, restartCheckpoints, notVerifiedHere } = checkpoints;
  const publicKeyPem = (): string | null =>
    notVerifiedHere()
      ? null
      : files.store().publicKey.export({ type: 'spki', format: 'pem' }).toString();

  return {
    checkpointStore: files.store,
    signCheckpoint,
    restartCheckpoints,
    notVerifiedHere,
    /**
     * Returns the last checkpoint of the checkpoint file. If this process has no such file, returns
     * the last one that the database knows.
     */
    lastCheckpoint: async (): Promise<SignedCheckpoint | null> =>
      (notVerifiedHere() ? (await checkpoints.readKnown()).last : files.store().read().at(-1)) ??
      null,
    publicKeyPem,
    checkpointFlaw: () => findCurrentListFlaw(checkpoints, sql),
    verify: async (): Promise<ChainVerdict> =>
      inTransaction(await prepareChainVerifier(checkpoints, verifySnapshot)),
    /**
     * Runs every check on one snapshot. If the log has more than `replayUpTo` events, skips the
     * comparison of the read models with a replay.
     */
    verifyInstallation: createInstallationVerifier(services, checkpoints, projections),
    recordBaseline: createBaselineRecorder(services),
    replayCheck: () => inTransaction((tx) => replayAndCompare(tx, projections)),
    exportLines: (range: { from?: number; to?: number } = {}): AsyncGenerator<string> =>
      exportLogLines(
        {
          sql,
          origin: config.PUBLIC_ORIGIN,
          publicKey: publicKeyPem(),
          checkpoints: notVerifiedHere() ? [] : files.store().read(),
        },
        range,
      ),
  };
};

export type AuditService = ReturnType<typeof createAuditService>;
