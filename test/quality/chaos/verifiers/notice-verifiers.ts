import { EVENT_COLUMNS, toRecorded, type EventRow } from '#src/event-log/postgres/event-rows.ts';
import { summarizeBreaches, type Verifier } from './verifier.ts';

/**
 * Finds events that are not delivered. The worker writes the delivery record after sending a mail,
 * so a queued mail counts as not delivered.
 */
export const undeliveredEvents: Verifier = {
  name: 'V10',
  promise: 'every event is delivered',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (
        await tx<{ pos: string }>(
          `select pos::text from event where not exists (select from delivery d where d.event_id = event.event_id)
             or exists (select from outbox o where o.pos = event.pos and o.audience = 'guest' and o.done_at is null) order by event.pos`,
        )
      ).map(({ pos }) => `event ${pos} was never delivered`),
    ),
};

/**
 * Matches the Message-ID of a mail about an event, which begins with the event's id. The nightly
 * audit report has another one.
 */
const OF_AN_EVENT = /^<[\da-f]{8}-[\da-f-]{27}@/;

/**
 * Checks that a mail arrived for every event about which staff get a mail, and no other mail.
 * Duplicates must share a Message-ID.
 */
export const mailMessageIds: Verifier = {
  name: 'V11',
  promise: 'unique Message-IDs = events that the staff are to read of',
  breaches: async ({ messageIds: arrived, host, wordsFor, prewritten }, tx) => {
    const rows = await tx<EventRow>(
      `select ${EVENT_COLUMNS} from event where not event.pos between ? and ? order by event.pos`,
      [prewritten?.from ?? 0, prewritten?.to ?? 0],
    );
    const due = new Set(
      rows
        .map((row) => toRecorded(row))
        .filter((event) => wordsFor(event) !== null)
        .map(({ id }) => `<${id}@${host}>`),
    );
    const came = new Set(arrived.filter((id) => OF_AN_EVENT.test(id)));
    return summarizeBreaches([
      ...[...due].filter((id) => !came.has(id)).map((id) => `no mail ${id}`),
      ...[...came].filter((id) => !due.has(id)).map((id) => `a mail that nobody was owed: ${id}`),
    ]);
  },
};
