import type { ProjectedEvent, Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { GUEST_STREAM_PREFIX, parseGuestId, type GuestEvent } from './guest-events.ts';

/**
 * Merges an entry, and everything that was merged into it before, into a main entry. Merged entries
 * therefore always refer directly to a main entry.
 */
const MERGE = 'update guests set merged_into = ? where id = ? or merged_into = ?';

const DISTINGUISH =
  'insert into guest_distinctions (guest, other) values (?, ?) on conflict do nothing';

const applyMerges = async (event: ProjectedEvent<GuestEvent>, sql: Sql, id: string) => {
  if (event.type === 'GuestsMerged') await sql(MERGE, [id, event.data.merged, event.data.merged]);
  if (event.type === 'GuestsSeparated')
    await sql('update guests set merged_into = null where id = ?', [event.data.separated]);
  if (event.type === 'GuestsDistinguished') await sql(DISTINGUISH, [id, event.data.other]);
};

export const guestsProjection: Projection<GuestEvent> = {
  name: 'guests',
  streamPrefixes: [GUEST_STREAM_PREFIX],
  tables: ['guests', 'guest_distinctions'],

  async apply(event, sql) {
    const { type, stream, version, at, subjectId } = event;
    const id = parseGuestId(stream);
    if (type === 'GuestRecorded')
      await sql('insert into guests (id, subject_id, version, created_at) values (?, ?, ?, ?)', [
        id,
        subjectId,
        version,
        at,
      ]);
    else await sql('update guests set version = ? where id = ?', [version, id]);
    await applyMerges(event, sql, id);
  },
};
