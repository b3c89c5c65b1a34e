import type { SignedCheckpoint } from './checkpoints/checkpoint.ts';
import type { ChainVerdict } from './chain/verify-chain.ts';
import { runAuditChecks, type AuditChecksReport } from './checks/run-audit-checks.postgres.ts';
import { replayAndCompare } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import { verifyInTransaction, verifySnapshot } from './chain/verify-stored-log.postgres.ts';
import { venue } from '#src/venue.ts';
import { readLastAuditTime } from './nightly-audit/audit-check-records.postgres.ts';
import {
  createAuditChecks,
  type AuditedParts,
  type AuditFindings,
} from './checks/create-audit-checks.ts';
import {
  findCurrentListFlaw,
  prepareChainVerifier,
} from './chain/verify-chain-with-checkpoints.ts';
import {
  createCheckpointService,
  type CheckpointService,
} from './checkpoints/checkpoints.services.ts';
import { exportLogLines, type LogRange } from './export/export-log-lines.ts';
import { createBaselineRecorder } from './checks/record-configuration-baseline.ts';
import type { AppServices } from '#src/composition/app-services.ts';

export type AuditReport = AuditChecksReport & AuditFindings & { readonly chain: ChainVerdict };

const createInstallationVerifier =
  (services: AppServices, checkpoints: CheckpointService, parts: AuditedParts) =>
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
        { ...parts, verifyChain, notVerifiedHere, replayUpTo, lastReplay },
        findings,
      );
      const report = await runAuditChecks(tx, checks);
      return { ...report, ...findings, chain: findings.chain! };
    });
  };

export const createAuditService = (services: AppServices, parts: AuditedParts) => {
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
    verifyInstallation: createInstallationVerifier(services, checkpoints, parts),
    recordBaseline: createBaselineRecorder(services, parts.configuredTables),
    replayCheck: () => inTransaction((tx) => replayAndCompare(tx, parts.projections)),
    exportLines: (range: LogRange = {}): AsyncGenerator<string> =>
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
