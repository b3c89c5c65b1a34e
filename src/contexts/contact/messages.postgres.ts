import type { ContactCounts, ContactView } from '../../contracts/contact.ts';
import { isoInstant } from '../../kernel/iso-instant.ts';
import { following, pageOf } from '../../kernel/page.ts';
import type { Sql } from '../../kernel/transaction.ts';
import type { Messages } from './messages.ts';

/** A person who was erased leaves nulls. */
const VIEW = `
  select c.id::text, p.data->>'name' "name", p.data->>'email' "email", p.data->>'message' "message",
    c.privacy_consent "privacyConsent", c.consent_text_version "consentTextVersion",
    ${isoInstant('c.created_at')} "createdAt", ${isoInstant('c.read_at')} "readAt"
  from contacts c left join personal_data p on p.subject_id = c.subject_id`;

export const messagesOn = (pool: Sql): Messages => ({
  async list(isRead, { limit, after }) {
    const rest = following(after, 'c.created_at', 'c.id');
    const rows = await pool<ContactView>(
      `${VIEW} where (?::boolean is null or (c.read_at is not null) = ?) and ${rest.sql} order by c.created_at desc, c.id desc limit ?`,
      [isRead, isRead, ...rest.values, limit + 1],
    );
    return pageOf(rows, limit);
  },

  async counts() {
    const [counts] = await pool<ContactCounts>(
      'select count(*)::int "all", count(*) filter (where read_at is null)::int unread from contacts',
    );
    return counts!;
  },

  async find(id, tx = pool) {
    const [row] = await tx<ContactView>(`${VIEW} where c.id = ?`, [id]);
    return row ?? null;
  },

  async hold(tx, id) {
    const [row] = await tx<{ isRead: boolean }>(
      'select read_at is not null "isRead" from contacts where id = ? for update',
      [id],
    );
    return row ?? null;
  },
});
