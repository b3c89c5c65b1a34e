import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { AuditorAccessStore } from './ports.ts';

export const createAuditorAccessStore = (pool: Sql, clock: Clock): AuditorAccessStore => ({
  async findExpiry(auditorId, tx = pool) {
    const [row] = await tx<{ until: string }>(
      `select ${isoInstantSql('until')} until from audit_admission where auditor_id = ? and until > ? for share`,
      [auditorId, clock.now().toISOString()],
    );
    return row ? new Date(row.until) : null;
  },

  listGranted: () =>
    pool(
      `select auditor_id::text "auditorId", username, ${isoInstantSql('until')} until from audit_admission a join users u on u.id = a.auditor_id where until > ? order by username`,
      [clock.now().toISOString()],
    ),

  listAuditors: () =>
    pool("select id::text, username from users where role = 'auditor' order by lower(username)"),

  async setExpiry(tx, auditorId, until) {
    if (until === null) await tx('delete from audit_admission where auditor_id = ?', [auditorId]);
    else
      await tx(
        'insert into audit_admission (auditor_id, until) values (?, ?) on conflict (auditor_id) do update set until = excluded.until',
        [auditorId, until.toISOString()],
      );
  },
});
