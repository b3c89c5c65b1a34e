import type { Sql } from '../../kernel/transaction.ts';
import type { AuditCheck, AuditFlaw, CheckReport } from './check.ts';

export type NamedReport = CheckReport & Pick<AuditCheck, 'name' | 'label'>;

export type InstallationReport = {
  readonly checks: readonly NamedReport[];
  /** The first flaw of the first check that found one; null: none was found in what was checked. */
  readonly flaw: AuditFlaw | null;
  readonly found: number;
};

/**
 * Runs every check on one snapshot of the database, one after the other.
 *
 * @param tx a transaction that has run no statement yet
 */
export const verifyInstallation = async (
  tx: Sql,
  checks: readonly AuditCheck[],
): Promise<InstallationReport> => {
  await tx('set transaction isolation level repeatable read');
  await tx('set local statement_timeout = 0');
  const reports: NamedReport[] = [];
  for (const check of checks)
    reports.push({ name: check.name, label: check.label, ...(await check.run(tx)) });
  return {
    checks: reports,
    flaw: reports.flatMap(({ flaws }) => flaws)[0] ?? null,
    found: reports.reduce((sum, { found }) => sum + found, 0),
  };
};
