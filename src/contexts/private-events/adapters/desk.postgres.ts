import type { QuoteCounts, QuoteStatus, QuoteView } from '../../../contracts/private-events.ts';
import { referenceOf } from '../../../kernel/reference.ts';
import { isoInstant } from '../../../kernel/iso-instant.ts';
import { following, pageOf } from '../../../kernel/page.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { QuoteDesk } from '../application/ports.ts';

/** A person who was erased leaves nulls. */
const VIEW = `
  select q.id::text, p.data->>'name' "customerName", p.data->>'phone' "customerPhone", p.data->>'email' "customerEmail",
    q.event_date::text "eventDate", q.meal_type "mealType", q.number_of_people "numberOfPeople",
    p.data->>'menuIdeas' "menuIdeas", p.data->>'additionalNotes' "additionalNotes", n.data->>'adminNotes' "adminNotes",
    q.quoted_price "quotedPrice", q.status, ${isoInstant('q.created_at')} "createdAt", ${isoInstant('q.updated_at')} "updatedAt"
  from event_quotes q
  left join personal_data p on p.subject_id = q.subject_id
  left join personal_data n on n.subject_id = q.notes_subject_id`;

type Row = Omit<QuoteView, 'reference'>;
const withReference = (row: Row): QuoteView => ({ ...row, reference: referenceOf(row.id) });

/** The staff's list of quotes and what commands ask of it. */
export const quoteDeskOn = (pool: Sql): QuoteDesk => ({
  async list(status, { limit, after }) {
    const rest = following(after, 'q.created_at', 'q.id');
    const rows = await pool<Row>(
      `${VIEW} where (?::text is null or q.status = ?) and ${rest.sql} order by q.created_at desc, q.id desc limit ?`,
      [status, status, ...rest.values, limit + 1],
    );
    return pageOf(rows.map(withReference), limit);
  },

  async counts() {
    const [counts] = await pool<QuoteCounts>(
      `select count(*) filter (where status = 'pending')::int pending, count(*) filter (where status = 'approved')::int approved,
         count(*) filter (where status = 'rejected')::int rejected from event_quotes`,
    );
    return counts!;
  },

  async find(id, tx = pool) {
    const [row] = await tx<Row>(`${VIEW} where q.id = ?`, [id]);
    return row ? withReference(row) : null;
  },

  async hold(tx, id) {
    const [row] = await tx<{ status: QuoteStatus }>(
      'select status from event_quotes where id = ? for update',
      [id],
    );
    return row?.status ?? null;
  },
});
