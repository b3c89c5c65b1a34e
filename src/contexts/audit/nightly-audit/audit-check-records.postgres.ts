import type { ChainState } from '#src/contracts/history-verification.ts';
import type { AuditFlaw } from '#src/event-log/audit-check.ts';
import type { SignedCheckpoint } from '../checkpoints/checkpoint.ts';
import type { NamedCheckReport } from '../checks/run-audit-checks.postgres.ts';
import type { RowDifference } from '#src/event-log/postgres/read-models/shadow-tables.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const MAX_RECORDED_ROWS = 50;

export type AuditCheckRecord = {
  readonly day: string;
  readonly at: Date;
  readonly events: number;
  readonly head: string;
  readonly checkpoints: number;
  readonly flaw: AuditFlaw | null;
  readonly differences: readonly RowDifference[];
  readonly checks: readonly Omit<NamedCheckReport, 'flaws'>[];
  readonly checkpoint: SignedCheckpoint | null;
};

/**
 * Claims a night, so only one process audits it. If that process fails, another process may start
 * the audit after 15 minutes.
 */
const CLAIM_NIGHT = `insert into idempotency (key_hash, fingerprint, expires_at) values (?, ?, now() + interval '15 minutes')
  on conflict (key_hash) do update set expires_at = excluded.expires_at, fingerprint = excluded.fingerprint
  where idempotency.expires_at < now() or idempotency.fingerprint = excluded.fingerprint returning 1`;

export const claimNight = async (
  sql: Sql,
  keyHash: Buffer,
  processFingerprint: Buffer,
): Promise<boolean> => (await sql(CLAIM_NIGHT, [keyHash, processFingerprint])).length > 0;

export const isDayAudited = async (sql: Sql, day: string): Promise<boolean> =>
  (await sql('select from audit_check where day = ? limit 1', [day])).length > 0;

export const hasAuditRecords = async (sql: Sql): Promise<boolean> =>
  (await sql('select from audit_check limit 1')).length > 0;

export const insertAuditRecord = async (sql: Sql, record: AuditCheckRecord): Promise<void> => {
  await sql(
    `insert into audit_check (day, at, events, head, checkpoints, flaw, differences, checks, checkpoint)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      record.day,
      record.at.toISOString(),
      record.events,
      record.head,
      record.checkpoints,
      record.flaw && JSON.stringify(record.flaw),
      JSON.stringify(record.differences.slice(0, MAX_RECORDED_ROWS)),
      JSON.stringify(record.checks),
      JSON.stringify(record.checkpoint),
    ],
  );
};

export const readLastMailedCheckpoint = async (sql: Sql): Promise<SignedCheckpoint | null> => {
  const [last] = await sql<{ checkpoint: SignedCheckpoint }>(
    'select checkpoint from audit_check where checkpoint is not null order by audit_check.at desc limit 1',
  );
  return last?.checkpoint ?? null;
};

/**
 * Returns the local time of the last nightly audit as `DD/MM/YYYY HH:MM`, or null before the first
 * audit.
 */
export const readLastAuditTime = async (sql: Sql, timeZone: string): Promise<string | null> => {
  const [last] = await sql<{ at: string }>(
    `select to_char(at at time zone ?, 'DD/MM/YYYY HH24:MI') at from audit_check order by audit_check.at desc limit 1`,
    [timeZone],
  );
  return last?.at ?? null;
};

export const readLastAuditResult = async (sql: Sql): Promise<ChainState['lastCheck']> => {
  const [last] = await sql<NonNullable<ChainState['lastCheck']>>(
    `select ${isoInstantSql('at')} at, events::int, flaw->>'message' flaw, jsonb_array_length(differences) differences
     from audit_check order by audit_check.at desc limit 1`,
  );
  return last ?? null;
};
