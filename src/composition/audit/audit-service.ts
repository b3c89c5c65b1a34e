import {
  CONFIGURATION_STREAM,
  type ConfigurationEvent,
} from '#src/contexts/history/history-events.ts';
import { formatExportEntry, formatExportHead } from '#src/event-log/audit/log-export.ts';
import type { SignedCheckpoint } from '#src/event-log/audit/checkpoint.ts';
import type { ChainVerdict } from '#src/event-log/audit/verify-chain.ts';
import { runAuditChecks, type AuditChecksReport } from '#src/event-log/audit/run-audit-checks.ts';
import { findUnrecordedRows } from '#src/event-log/postgres/audit/compare-configured-tables.ts';
import { claimBaseline } from '#src/event-log/postgres/audit/configuration-baseline.ts';
import {
  readEntries,
  readHead,
  readChainPosition,
} from '#src/event-log/postgres/audit/log-entries.ts';
import { replayAndCompare } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import {
  verifyInTransaction,
  verifySnapshot,
} from '#src/event-log/postgres/audit/verify-stored-log.ts';
import type { Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { venue } from '#src/venue.ts';
import { readLastAuditTime } from './audit-check-records.postgres.ts';
import { createAuditChecks, configuredTables, type AuditFindings } from './audit-checks.ts';
import { createCheckpointService } from './checkpoint-service.ts';
import type { AppServices } from '../app-services.ts';

const NO_CHECKPOINTS = { checkpoints: [], publicKey: null };

export type AuditReport = AuditChecksReport & AuditFindings & { readonly chain: ChainVerdict };

export const createAuditService = (services: AppServices, projections: readonly Projection[]) => {
  const {
    config,
    sql,
    commands: { inTransaction, record, clock },
  } = services;
  const checkpoints = createCheckpointService(services);
  const { book, seal, reseal, seals, known, list, listFlaw, notVerifiedHere } = checkpoints;

  const chainVerifier = async (
    verify: (tx: Sql, against: ReturnType<typeof seals>) => Promise<ChainVerdict>,
  ) => {
    if (notVerifiedHere()) return (tx: Sql) => verify(tx, NO_CHECKPOINTS);
    const [before, lines, against] = [await known(), list(), seals()];
    return async (tx: Sql): Promise<ChainVerdict> => {
      const verdict = await verify(tx, against);
      return { ...verdict, flaw: listFlaw(lines, before, verdict.last.position) ?? verdict.flaw };
    };
  };
  const lastReplay = async () => {
    const last = await readLastAuditTime(sql, venue.timeZone);
    return last === null ? 'Non è ancora avvenuto.' : `L’ultima volta: ${last}.`;
  };

  const publicKeyPem = (): string | null =>
    notVerifiedHere() ? null : book().publicKey.export({ type: 'spki', format: 'pem' }).toString();

  return {
    book,
    seal,
    reseal,
    notVerifiedHere,
    /** The last checkpoint of the list; where this process has no list, the one that the database remembers. */
    lastCheckpoint: async (): Promise<SignedCheckpoint | null> =>
      (notVerifiedHere() ? (await known()).last : book().read().at(-1)) ?? null,
    /** PEM of the key that checkpoints are verified with; null where this process has none. */
    publicKeyPem,
    async checkpointFlaw(): Promise<string | null> {
      if (notVerifiedHere()) return null;
      const before = await known();
      return listFlaw(list(), before, (await readHead(sql)).position)?.message ?? null;
    },
    verify: async (): Promise<ChainVerdict> => inTransaction(await chainVerifier(verifySnapshot)),
    /**
     * Runs every check on one snapshot.
     *
     * @param replayUpTo above this number of events read models are not compared
     */
    async verifyInstallation({
      replayUpTo = null,
    }: { replayUpTo?: number | null } = {}): Promise<AuditReport> {
      const verifyChain = await chainVerifier(verifyInTransaction);
      return inTransaction(async (tx) => {
        const findings: AuditFindings = { chain: null, differences: [] };
        const report = await runAuditChecks(
          tx,
          createAuditChecks(
            {
              verifyChain,
              notVerifiedHere: notVerifiedHere(),
              projections,
              replayUpTo,
              lastReplay,
            },
            findings,
          ),
        );
        return { ...report, ...findings, chain: findings.chain! };
      });
    },
    /** Records, once, the state of rows configured before such events existed. */
    recordBaseline: () =>
      inTransaction(async (tx) => {
        const rows = (await claimBaseline(tx))
          ? await findUnrecordedRows(tx, configuredTables)
          : {};
        const told: ConfigurationEvent = { type: 'ConfigurationRecorded', data: { rows } };
        if (Object.keys(rows).length > 0)
          await record(tx, CONFIGURATION_STREAM, told, {
            at: clock.now().toISOString(),
            actor: 'system',
          });
      }),
    replayCheck: () => inTransaction((tx) => replayAndCompare(tx, projections)),
    /** Export lines from one position to another; the first holds the proof. */
    async *exportLines(range: { from?: number; to?: number } = {}): AsyncGenerator<string> {
      const signed = notVerifiedHere() ? [] : book().read();
      const head = await readHead(sql);
      const to = Math.min(range.to ?? head.position, head.position);
      const after = await readChainPosition(sql, Math.max(0, (range.from ?? 1) - 1));
      const last = to === head.position ? head : await readChainPosition(sql, to);
      yield formatExportHead({
        origin: config.PUBLIC_ORIGIN,
        after,
        last,
        complete: to === head.position,
        publicKey: publicKeyPem(),
        checkpoints: signed.filter(({ size }) => size > after.position && size <= to),
      });
      for await (const entry of readEntries(sql, after.position, to))
        yield formatExportEntry(entry);
    },
  };
};

export type AuditService = ReturnType<typeof createAuditService>;
