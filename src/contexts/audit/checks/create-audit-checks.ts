import {
  createFlawCollector,
  skippedReport,
  type AuditCheck,
  type ConfiguredTable,
} from '#src/event-log/audit-check.ts';
import type { ChainVerdict } from '../chain/verify-chain.ts';
import { createConfigurationCheck } from './compare-configured-tables.postgres.ts';
import { createGuardCheck } from './database-guard-check.postgres.ts';
import { compareReadModels } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import type { RowDifference } from '#src/event-log/postgres/read-models/shadow-tables.ts';
import type { Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { runWithoutSort } from './disable-sort.postgres.ts';
import { expectedGuards } from './expected-database-guards.postgres.ts';

const describeDifference = ({ table, row, is }: RowDifference): string => {
  const how = { missing: 'manca', extra: 'è di troppo', different: 'differisce' }[is];
  return `${table} ${JSON.stringify(row)}: ${how}.`;
};

export type AuditFindings = { chain: ChainVerdict | null; differences: readonly RowDifference[] };

/** What the other parts of the program give to the audit. */
export type AuditedParts = {
  readonly projections: readonly Projection[];
  readonly contextChecks: readonly AuditCheck[];
  readonly configuredTables: readonly ConfiguredTable[];
};

type Options = AuditedParts & {
  readonly verifyChain: (tx: Sql) => Promise<ChainVerdict>;
  readonly notVerifiedHere: string | null;
  /** Maximum number of events for a replay. Null means no limit. */
  readonly replayUpTo: number | null;
  readonly lastReplay: () => Promise<string>;
};

const chainCheck = (
  { verifyChain, notVerifiedHere }: Options,
  findings: AuditFindings,
): AuditCheck => ({
  name: 'chain',
  label: notVerifiedHere ? 'Catena degli eventi' : 'Catena degli eventi e sigilli',
  async run(tx) {
    const flaws = createFlawCollector();
    const verdict = await runWithoutSort(tx, () => verifyChain(tx));
    findings.chain = verdict;
    if (verdict.flaw) flaws.add(verdict.flaw.code, verdict.flaw.message, verdict.flaw.position);
    const { unsealed, events } = verdict;
    return flaws.report(
      events,
      unsealed > 0 && !notVerifiedHere
        ? `${unsealed === 1 ? 'L’ultimo evento non è ancora sigillato' : `Gli ultimi ${unsealed} eventi non sono ancora sigillati`}: chi governa il database potrebbe averli riscritti.`
        : null,
    );
  },
});

const skippedCheckpointCheck = (reason: string): AuditCheck => ({
  name: 'checkpoints',
  label: 'Sigilli',
  run: async () => skippedReport(reason),
});

/**
 * Compares the read models with a replay. Must run last, because its temporary tables then hide the
 * read models from later checks.
 */
const readModelCheck = (options: Options, findings: AuditFindings): AuditCheck => ({
  name: 'read_models',
  label: 'Elenchi e capienze',
  async run(tx) {
    const { replayUpTo, projections, lastReplay } = options;
    const events = findings.chain?.events ?? 0;
    if (replayUpTo !== null && events > replayUpTo)
      return skippedReport(
        `Con più di ${replayUpTo} eventi il confronto avviene ogni notte. ${await lastReplay()}`,
      );
    const flaws = createFlawCollector();
    const replayed = await compareReadModels(tx, projections);
    findings.differences = replayed.differences;
    for (const difference of replayed.differences)
      flaws.add('read_model_differs', describeDifference(difference));
    return flaws.report(replayed.events);
  },
});

export const createAuditChecks = (
  options: Options,
  findings: AuditFindings,
): readonly AuditCheck[] => [
  chainCheck(options, findings),
  ...(options.notVerifiedHere ? [skippedCheckpointCheck(options.notVerifiedHere)] : []),
  ...options.contextChecks,
  createConfigurationCheck(options.configuredTables),
  createGuardCheck(expectedGuards),
  readModelCheck(options, findings),
];
