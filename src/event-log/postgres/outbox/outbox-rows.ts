import type pg from 'pg';

export const DEAD_LETTER_ATTEMPTS = 20;
const MAX_PAUSE_SECONDS = 300;
const DEAD_LETTER_PAUSE_SECONDS = 3_600;
const PROBE_INTERVAL_SECONDS = 30;

/** Receiver of a mail. Staff and the guest get separate mails about an event. */
export type Audience = 'staff' | 'guest';

export type DueRow = {
  readonly pos: string;
  readonly eventId: string;
  readonly audience: Audience;
  readonly attempts: number;
};

const PENDING_ROWS = `select pos::text, event_id::text "eventId", audience, attempts from outbox where done_at is null`;

/**
 * Returns the oldest due rows. If none is due, returns one waiting row every 30 s, to test whether
 * mail works again.
 */
export const findDueRows = async (client: pg.Client, limit: number): Promise<DueRow[]> => {
  const { rows } = await client.query<DueRow>(
    `${PENDING_ROWS} and next_try <= now() order by outbox.pos limit $1`,
    [limit],
  );
  if (rows.length > 0) return rows;
  return (
    await client.query<DueRow>(
      `${PENDING_ROWS} and (select max(enqueued_at) from outbox where done_at is null) < now() - make_interval(secs => $1)
     order by enqueued_at limit 1`,
      [PROBE_INTERVAL_SECONDS],
    )
  ).rows;
};

/** Returns the ms until `findDueRows` can return a row, or null if no row is pending. */
export const findNextDueMs = async (client: pg.Client): Promise<number | null> => {
  const { rows } = await client.query<{ ms: number | null }>(
    `select extract(epoch from least(min(next_try), coalesce(max(enqueued_at), now()) + make_interval(secs => $1)) - now())::float * 1000 ms
     from outbox where done_at is null`,
    [PROBE_INTERVAL_SECONDS],
  );
  return rows[0]!.ms;
};

/**
 * Counts an attempt and schedules the next one. Returns the ids of events that became dead letters
 * with this attempt.
 */
export const recordPublishAttempt = async (
  client: pg.Client,
  due: readonly DueRow[],
  firstPauseS: number,
): Promise<string[]> => {
  const { rows } = await client.query<{ eventId: string; attempts: number }>(
    `with locked as materialized (
       select pos, audience from outbox
       where (pos, audience) in (select * from unnest($1::bigint[], $6::text[])) order by pos, audience for update)
     update outbox set enqueued_at = now(), attempts = attempts + 1,
       next_try = now() + make_interval(secs => case when attempts + 1 < $3 then least($4, $2 * 2 ^ least(attempts, 20)) else $5 end)
     where (pos, audience) in (select pos, audience from locked) returning event_id::text "eventId", attempts`,
    [
      due.map(({ pos }) => pos),
      firstPauseS,
      DEAD_LETTER_ATTEMPTS,
      MAX_PAUSE_SECONDS,
      DEAD_LETTER_PAUSE_SECONDS,
      due.map(({ audience }) => audience),
    ],
  );
  return rows
    .filter(({ attempts }) => attempts === DEAD_LETTER_ATTEMPTS)
    .map(({ eventId }) => eventId);
};
