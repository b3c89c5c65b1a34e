import type { Projection } from '../../../event-log/projection.ts';
import { QUOTE_STREAMS, quoteIn } from '../application/quote-stream.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';

/** One row per quote: what staff see. No personal data: the list joins the vault. */
export const quoteDesk: Projection<QuoteEvent> = {
  name: 'quote-desk',
  streams: QUOTE_STREAMS,
  tables: ['event_quotes'],

  async apply(event, sql) {
    const { stream, version, at, subjectId } = event;
    const id = quoteIn(stream);
    if (event.type === 'QuoteRequested') {
      const { date, mealType, numberOfPeople } = event.data.occasion;
      await sql(
        `insert into event_quotes (id, subject_id, event_date, meal_type, number_of_people, version, created_at, updated_at)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        [id, subjectId, date, mealType, numberOfPeople, version, at, at]);
      return;
    }
    await sql(
      'update event_quotes set status = ?, quoted_price = ?, notes_subject_id = ?, version = ?, updated_at = ? where id = ?',
      [event.type === 'QuoteApproved' ? 'approved' : 'rejected', event.data.quotedPrice, subjectId, version, at, id]);
  },
};
