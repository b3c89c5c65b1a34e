import type { Sql } from '#src/kernel/transaction.ts';
import type { AuditFlaw } from '#src/event-log/audit-check.ts';

export type AuditAlarm = { readonly flaw: string; readonly message: string };

const alarmKey = ({ code, position }: AuditFlaw): string => `${code}-${position ?? 0}`;

export const raiseAlarm = async (
  sql: Sql,
  flaw: AuditFlaw,
  at: Date,
): Promise<AuditAlarm | null> => {
  const [alarm] = await sql<AuditAlarm & { mailed: boolean }>(
    `insert into audit_alarm (flaw, message, raised_at) values (?, ?, ?)
     on conflict (flaw) do update set message = excluded.message, cleared_at = null,
       mailed_at = case when audit_alarm.cleared_at is null then audit_alarm.mailed_at end
     returning flaw, message, mailed_at is not null mailed`,
    [alarmKey(flaw), flaw.message, at.toISOString()],
  );
  return alarm!.mailed ? null : { flaw: alarm!.flaw, message: alarm!.message };
};

export const markAlarmMailed = async (sql: Sql, { flaw }: AuditAlarm, at: Date): Promise<void> =>
  void (await sql('update audit_alarm set mailed_at = ? where flaw = ?', [at.toISOString(), flaw]));

export const clearAlarms = async (sql: Sql, at: Date): Promise<void> =>
  void (await sql('update audit_alarm set cleared_at = ? where cleared_at is null', [
    at.toISOString(),
  ]));

export const OPEN_ALARMS = 'select count(*)::int from audit_alarm where cleared_at is null';
