import type { ContactCounts, ContactView } from '#src/contracts/contact.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import { afterCursorSql, takePage } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { MessageRepository } from './message-repository.ts';

const SELECT_MESSAGES = `
  select c.id::text, p.data->>'name' "name", p.data->>'email' "email", p.data->>'message' "message",
    c.privacy_consent "privacyConsent", c.consent_text_version "consentTextVersion",
    ${isoInstantSql('c.created_at')} "createdAt", ${isoInstantSql('c.read_at')} "readAt"
  from contacts c left join personal_data p on p.subject_id = c.subject_id`;

export const createMessageRepository = (pool: Sql): MessageRepository => ({
  async list(isRead, { limit, after }) {
    const rest = afterCursorSql(after, 'c.created_at', 'c.id');
    const rows = await pool<ContactView>(
      `${SELECT_MESSAGES} where (?::boolean is null or (c.read_at is not null) = ?) and ${rest.sql} order by c.created_at desc, c.id desc limit ?`,
      [isRead, isRead, ...rest.values, limit + 1],
    );
    return takePage(rows, limit);
  },

  async counts() {
    const [counts] = await pool<ContactCounts>(
      'select count(*)::int "all", count(*) filter (where read_at is null)::int unread from contacts',
    );
    return counts!;
  },

  async find(id, tx = pool) {
    const [row] = await tx<ContactView>(`${SELECT_MESSAGES} where c.id = ?`, [id]);
    return row ?? null;
  },

  async lockRow(tx, id) {
    const [row] = await tx<{ isRead: boolean }>(
      'select read_at is not null "isRead" from contacts where id = ? for update',
      [id],
    );
    return row ?? null;
  },
});
