import { OPEN_ALARMS } from '#src/contexts/audit/nightly-audit/audit-alarm-records.postgres.ts';
import { DEAD_LETTER_ATTEMPTS } from '#src/event-log/postgres/outbox/outbox-rows.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const INSTALLATION_STATE = `
  select h.pos::float "logPosition", w.waiting::int, w.oldest, w.dead::int, v.oldest "oldestPerson", c.at "checkedAt", c.good, (${OPEN_ALARMS}) alarms
  from log_head h,
    (select count(*) waiting, coalesce(extract(epoch from now() - min(e.at)), 0)::float oldest, count(*) filter (where o.attempts >= ${DEAD_LETTER_ATTEMPTS}) dead
     from outbox o join event e using (pos) where o.done_at is null) w,
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float oldest from personal_data) v
    left join lateral (select extract(epoch from at)::float at, (flaw is null and differences = '[]')::int good from audit_check order by audit_check.at desc limit 1) c on true`;

/**
 * State of the installation for metrics. `checkedAt` is in seconds since 1970, and ages are in
 * seconds.
 */
export type InstallationState = {
  readonly logPosition: number;
  readonly waiting: number;
  readonly oldest: number;
  readonly dead: number;
  readonly oldestPerson: number;
  readonly checkedAt: number | null;
  readonly good: number | null;
  readonly alarms: number;
};

export const readInstallationState = async (sql: Sql): Promise<InstallationState> =>
  (await sql<InstallationState>(INSTALLATION_STATE))[0]!;
