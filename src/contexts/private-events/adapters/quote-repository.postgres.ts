import type { EventWishes } from '#src/contracts/private-events/wishes.ts';
import type { QuoteCounts, QuoteStatus, QuoteView } from '#src/contracts/private-events/quotes.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import { afterCursorSql, takePage } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { QuoteLinks, QuoteRepository } from '../application/ports.ts';

const PROPOSALS = `
  coalesce((select jsonb_agg(jsonb_build_object('version', v.version, 'price', v.price, 'text', d.data->>'proposalText',
      'optionUntil', ${isoInstantSql('v.option_until')}, 'madeAt', ${isoInstantSql('v.made_at')}, 'sentAt', ${isoInstantSql('v.sent_at')},
      'seenAt', ${isoInstantSql('v.seen_at')}, 'acceptedAt', ${isoInstantSql('v.accepted_at')}) order by v.version desc)
    from quote_proposals v left join personal_data d on d.subject_id = v.subject_id where v.quote_id = q.id), '[]')`;

const QUESTIONS = `
  coalesce((select jsonb_agg(jsonb_build_object('text', d.data->>'question', 'askedAt', ${isoInstantSql('k.asked_at')}, 'isOpen', k.is_open)
      order by k.number desc)
    from quote_questions k left join personal_data d on d.subject_id = k.subject_id where k.quote_id = q.id), '[]')`;

/** Adds `floors` to holds with one room or none, which are stored without it. */
const HOLD = `
  q.hold || jsonb_build_object('floors', coalesce(q.hold->'floors',
    case when q.hold->>'floor' is null then '[]'::jsonb else jsonb_build_array(q.hold->'floor') end))`;

const SELECT_QUOTES = `
  select q.id::text, p.data->>'name' "customerName", p.data->>'phone' "customerPhone", p.data->>'email' "customerEmail",
    q.event_date::text "eventDate", q.meal_type "mealType", q.number_of_people "numberOfPeople",
    p.data->>'menuIdeas' "menuIdeas", p.data->>'additionalNotes' "additionalNotes", p.data->>'celebration' celebration, n.data->>'adminNotes' "adminNotes",
    q.quoted_price "quotedPrice", q.status, q.lost_reason "lostReason",
    coalesce((select sum(m.amount_cents)::int from quote_payments m where m.quote_id = q.id), 0) "paidCents", ${HOLD} hold, q.language, q.wishes, ${PROPOSALS} proposals, ${QUESTIONS} questions,
    ${isoInstantSql('q.created_at')} "createdAt", ${isoInstantSql('q.updated_at')} "updatedAt"
  from event_quotes q
  left join personal_data p on p.subject_id = q.subject_id
  left join personal_data n on n.subject_id = q.notes_subject_id`;

const NO_WISHES: EventWishes = {
  eventKind: null,
  startTime: null,
  children: null,
  budgetPerPerson: null,
  place: null,
};

type Row = Omit<QuoteView, 'reference' | 'link' | 'wishes'> & {
  readonly wishes: Partial<EventWishes>;
};

const createViewMapper =
  (links: Pick<QuoteLinks, 'createLink'>) =>
  ({ wishes, ...row }: Row): QuoteView => ({
    ...row,
    wishes: { ...NO_WISHES, ...wishes },
    reference: toReferenceCode(row.id),
    link: links.createLink(row.id),
  });

export const createQuoteRepository = (
  pool: Sql,
  links: Pick<QuoteLinks, 'createLink'>,
): QuoteRepository => {
  const toView = createViewMapper(links);
  return {
    async list(status, { limit, after }) {
      const rest = afterCursorSql(after, 'q.created_at', 'q.id');
      const rows = await pool<Row>(
        `${SELECT_QUOTES} where (?::text is null or q.status = ?) and ${rest.sql} order by q.created_at desc, q.id desc limit ?`,
        [status, status, ...rest.values, limit + 1],
      );
      return takePage(rows.map(toView), limit);
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
      return row ? toView(row) : null;
    },

    async lockRow(tx, id) {
      const [row] = await tx<{ status: QuoteStatus }>(
        'select status from event_quotes where id = ? for update',
        [id],
      );
      return row?.status ?? null;
    },
  };
};
