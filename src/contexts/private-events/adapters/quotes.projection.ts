import type { Projection } from '#src/event-log/projection.ts';
import { QUOTE_STREAM_PREFIX, parseQuoteId } from '../application/quote-stream-name.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';

const statusAfter = {
  QuoteApproved: 'approved',
  QuoteRejected: 'rejected',
  QuoteOfferChanged: null,
} as const;

export const quotesProjection: Projection<QuoteEvent> = {
  name: 'quote-desk',
  streamPrefixes: [QUOTE_STREAM_PREFIX],
  tables: ['event_quotes'],

  async apply(event, sql) {
    const { stream, version, at, subjectId } = event;
    const id = parseQuoteId(stream);
    if (event.type === 'QuoteRequested') {
      const { date, mealType, numberOfPeople } = event.data.occasion;
      await sql(
        `insert into event_quotes (id, subject_id, event_date, meal_type, number_of_people, version, created_at, updated_at)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        [id, subjectId, date, mealType, numberOfPeople, version, at, at],
      );
      return;
    }
    /*
     * An event without `subjectId` leaves the stored notes unchanged, unless the event removes
     * them.
     */
    await sql(
      `update event_quotes set status = coalesce(?, status), quoted_price = ?,
         notes_subject_id = case when ? then null else coalesce(?::uuid, notes_subject_id) end, version = ?, updated_at = ? where id = ?`,
      [
        statusAfter[event.type],
        event.data.quotedPrice,
        event.data.notes === 'removed',
        subjectId,
        version,
        at,
        id,
      ],
    );
  },
};
