import type pg from 'pg';

export const DEAD_LETTER_ATTEMPTS = 20;
export const MAX_RETRY_SECONDS = 300;
export const DEAD_LETTER_PAUSE_SECONDS = 3_600;
/** Maximum number of published notices that are neither delivered nor postponed. */
const MAX_IN_FLIGHT = 800;

/** Receiver of a mail. Staff and the guest get separate mails about an event. */
export type Audience = 'staff' | 'guest';

export type DueRow = {
  readonly pos: string;
  readonly eventId: string;
  readonly audience: Audience;
  /** Number of earlier publications. */
  readonly published: number;
};

/**
 * Returns due rows, those that wait longest first. Returns fewer while many published notices are
 * not delivered, so a slow mail server does not fill the queue.
 */
export const findDueRows = async (client: pg.Client, limit: number): Promise<DueRow[]> => {
  const { rows } = await client.query<DueRow>(
    `select pos::text, event_id::text "eventId", audience, published from outbox
     where done_at is null and next_try <= now() order by next_try, outbox.pos
     limit greatest(0, least($1, $2 - (select count(*) from outbox where done_at is null and enqueued_at is not null and next_try > now())))`,
    [limit, MAX_IN_FLIGHT],
  );
  return rows;
};

/** Returns the ms until the next row is due, which may be negative, or null if none is pending. */
export const findNextDueMs = async (client: pg.Client): Promise<number | null> => {
  const { rows } = await client.query<{ ms: number | null }>(
    'select extract(epoch from min(next_try) - now())::float * 1000 ms from outbox where done_at is null',
  );
  return rows[0]!.ms;
};

/**
 * Records that the rows are on the queue. They become due again after `leaseS` seconds, unless the
 * delivery renews this lease or ends before.
 */
export const recordPublication = async (
  client: pg.Client,
  due: readonly DueRow[],
  leaseS: number,
): Promise<void> => {
  await client.query(
    `with locked as materialized (
       select pos, audience from outbox
       where (pos, audience) in (select * from unnest($1::bigint[], $2::text[])) order by pos, audience for update)
     update outbox set enqueued_at = now(), published = published + 1, next_try = now() + make_interval(secs => $3)
     where (pos, audience) in (select pos, audience from locked)`,
    [due.map(({ pos }) => pos), due.map(({ audience }) => audience), leaseS],
  );
};
