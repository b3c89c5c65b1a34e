import { floorConfigurationChecks } from '#src/contexts/booking/floor/floor-configuration-checks.postgres.ts';
import { menuConfigurationChecks } from '#src/contexts/catalogue/menu-configuration-checks.postgres.ts';
import { closureConfigurationCheck } from '#src/contexts/closures/closure-configuration-check.postgres.ts';
import {
  countAccountNames,
  findAlteredAccountNames,
} from '#src/contexts/staff/account-names/altered-account-names.postgres.ts';
import { credentialCheck } from '#src/contexts/staff/credentials/credential-check.postgres.ts';
import {
  createFlawCollector,
  skippedReport,
  type AuditCheck,
} from '#src/event-log/audit/audit-check-types.ts';
import type { ChainVerdict } from '#src/event-log/audit/verify-chain.ts';
import { createConfigurationCheck } from '#src/event-log/postgres/audit/compare-configured-tables.ts';
import { createGuardCheck } from '#src/event-log/postgres/audit/database-guard-check.ts';
import { compareReadModels } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import type { RowDifference } from '#src/event-log/postgres/read-models/shadow-tables.ts';
import type { Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { commitmentCheck } from '#src/personal-data/commitment-check.ts';
import { runWithoutSort } from './disable-sort.postgres.ts';
import { expectedGuards } from './expected-database-guards.postgres.ts';

export const configuredTables = [
  ...floorConfigurationChecks,
  closureConfigurationCheck,
  ...menuConfigurationChecks,
];

const describeDifference = ({ table, row, is }: RowDifference): string => {
  const how = { missing: 'manca', extra: 'è di troppo', different: 'differisce' }[is];
  return `${table} ${JSON.stringify(row)}: ${how}.`;
};

export type AuditFindings = { chain: ChainVerdict | null; differences: readonly RowDifference[] };

type Options = {
  readonly verifyChain: (tx: Sql) => Promise<ChainVerdict>;
  readonly notVerifiedHere: string | null;
  readonly projections: readonly Projection[];
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

const accountNameCheck: AuditCheck = {
  name: 'account_names',
  label: 'Nomi del personale',
  async run(tx) {
    const flaws = createFlawCollector();
    const altered = await findAlteredAccountNames(tx);
    for (const { message } of altered) flaws.add('account_name_altered', `${message}.`);
    return flaws.report(await countAccountNames(tx));
  },
};

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
  commitmentCheck,
  accountNameCheck,
  credentialCheck,
  createConfigurationCheck(configuredTables),
  createGuardCheck(expectedGuards),
  readModelCheck(options, findings),
];
