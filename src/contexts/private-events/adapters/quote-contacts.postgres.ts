import type { Sql } from '#src/kernel/transaction.ts';
import type { MailedGuest, QuoteContacts } from '../application/ports.ts';

const FROM_QUOTES = `
  from event_quotes q join personal_data p on p.subject_id = q.subject_id
  where p.data->>'email' is not null`;

export const createQuoteContacts = (sql: Sql): QuoteContacts => ({
  async listWithEmail(ids) {
    const rows = await sql<{ id: string }>(
      `select q.id::text ${FROM_QUOTES} and q.id = any(?::uuid[])`,
      [`{${ids.join(',')}}`],
    );
    return rows.map(({ id }) => id);
  },
  async findMailedGuest(id) {
    const [guest] = await sql<MailedGuest>(
      `select p.data->>'email' email, p.data->>'name' name, q.language ${FROM_QUOTES} and q.id = ?`,
      [id],
    );
    return guest ?? null;
  },
});
