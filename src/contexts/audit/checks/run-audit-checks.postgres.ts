import type { Sql } from '#src/kernel/transaction.ts';
import type { AuditCheck, AuditFlaw, CheckReport } from '#src/event-log/audit-check.ts';

export type NamedCheckReport = CheckReport & Pick<AuditCheck, 'name' | 'label'>;

export type AuditChecksReport = {
  readonly checks: readonly NamedCheckReport[];
  readonly flaw: AuditFlaw | null;
  readonly found: number;
};

/**
 * Runs all checks in the transaction `tx` and sets its isolation level. `tx` must therefore not
 * have executed a statement yet.
 */
export const runAuditChecks = async (
  tx: Sql,
  checks: readonly AuditCheck[],
): Promise<AuditChecksReport> => {
  await tx('set transaction isolation level repeatable read');
  await tx('set local statement_timeout = 0');
  const reports: NamedCheckReport[] = [];
  for (const check of checks)
    reports.push({ name: check.name, label: check.label, ...(await check.run(tx)) });
  return {
    checks: reports,
    flaw: reports.flatMap(({ flaws }) => flaws)[0] ?? null,
    found: reports.reduce((sum, { found }) => sum + found, 0),
  };
};
