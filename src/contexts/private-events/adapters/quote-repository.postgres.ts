import type { QuoteCounts, QuoteStatus, QuoteView } from '#src/contracts/private-events.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import { afterCursorSql, takePage } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { QuoteRepository } from '../application/ports.ts';

const SELECT_QUOTES = `
  select q.id::text, p.data->>'name' "customerName", p.data->>'phone' "customerPhone", p.data->>'email' "customerEmail",
    q.event_date::text "eventDate", q.meal_type "mealType", q.number_of_people "numberOfPeople",
    p.data->>'menuIdeas' "menuIdeas", p.data->>'additionalNotes' "additionalNotes", n.data->>'adminNotes' "adminNotes",
    q.quoted_price "quotedPrice", q.status, ${isoInstantSql('q.created_at')} "createdAt", ${isoInstantSql('q.updated_at')} "updatedAt"
  from event_quotes q
  left join personal_data p on p.subject_id = q.subject_id
  left join personal_data n on n.subject_id = q.notes_subject_id`;

type Row = Omit<QuoteView, 'reference'>;
const withReference = (row: Row): QuoteView => ({ ...row, reference: toReferenceCode(row.id) });

export const createQuoteRepository = (pool: Sql): QuoteRepository => ({
  async list(status, { limit, after }) {
    const rest = afterCursorSql(after, 'q.created_at', 'q.id');
    const rows = await pool<Row>(
      `${SELECT_QUOTES} where (?::text is null or q.status = ?) and ${rest.sql} order by q.created_at desc, q.id desc limit ?`,
      [status, status, ...rest.values, limit + 1],
    );
    return takePage(rows.map(withReference), limit);
  },

  async counts() {
    const [counts] = await pool<QuoteCounts>(
      `select count(*) filter (where status = 'pending')::int pending, count(*) filter (where status = 'approved')::int approved,
         count(*) filter (where status = 'rejected')::int rejected from event_quotes`,
    );
    return counts!;
  },

  async find(id, tx = pool) {
    const [row] = await tx<Row>(`${SELECT_QUOTES} where q.id = ?`, [id]);
    return row ? withReference(row) : null;
  },

  async lockRow(tx, id) {
    const [row] = await tx<{ status: QuoteStatus }>(
      'select status from event_quotes where id = ? for update',
      [id],
    );
    return row?.status ?? null;
  },
});
