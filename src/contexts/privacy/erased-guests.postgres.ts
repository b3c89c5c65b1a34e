import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Selects those events whose guest has no personal data. The first event of a stream refers to this
 * data.
 */
const OF_ERASED_GUESTS = `
  select e.event_id::text id from event e where e.event_id = any(?::uuid[])
    and not exists (select from event f join personal_data p using (subject_id) where f.stream = e.stream and f.version = 1)`;

/** Returns the ids of those events whose guest's personal data was erased. */
export const findEventsOfErasedGuests = async (
  sql: Sql,
  eventIds: readonly string[],
): Promise<string[]> =>
  (await sql<{ id: string }>(OF_ERASED_GUESTS, [`{${eventIds.join(',')}}`])).map(({ id }) => id);
