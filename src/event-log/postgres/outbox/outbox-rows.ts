import type pg from 'pg';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Channel } from './delivery-records.ts';

export const DEAD_LETTER_ATTEMPTS = 20;
const MAX_PAUSE_SECONDS = 300;
const DEAD_LETTER_PAUSE_SECONDS = 3_600;
const QUEUE_GRACE_SECONDS = 10;
const PROBE_INTERVAL_SECONDS = 30;

export type DueRow = { readonly pos: string; readonly eventId: string; readonly attempts: number };

/** A delivered mail proves that mail works again, so all waiting rows become due. */
export const markDelivered = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ channel: Channel }>(
    `update outbox set done_at = now() from delivery
     where done_at is null and delivery.event_id = outbox.event_id returning channel`,
  );
  if (!rows.some(({ channel }) => channel === 'mail')) return;
  await client.query(
    `update outbox set next_try = now() where done_at is null and next_try > now() and enqueued_at < now() - make_interval(secs => $1)`,
    [QUEUE_GRACE_SECONDS],
  );
};

const PENDING_ROWS = `select pos::text, event_id::text "eventId", attempts from outbox where done_at is null`;

/**
 * Returns the oldest due rows. During an outage, one row every 30 s tests whether mail works again.
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

/**
 * Delays the next attempt exponentially. Returns the ids of events that just became dead letters.
 */
export const recordPublishAttempt = async (
  client: pg.Client,
  positions: readonly string[],
  firstPauseS: number,
): Promise<string[]> => {
  const { rows } = await client.query<{ eventId: string; attempts: number }>(
    `update outbox set enqueued_at = now(), attempts = attempts + 1,
       next_try = now() + make_interval(secs => case when attempts + 1 < $3 then least($4, $2 * 2 ^ least(attempts, 20)) else $5 end)
     where pos = any ($1::bigint[]) returning event_id::text "eventId", attempts`,
    [positions, firstPauseS, DEAD_LETTER_ATTEMPTS, MAX_PAUSE_SECONDS, DEAD_LETTER_PAUSE_SECONDS],
  );
  return rows
    .filter(({ attempts }) => attempts === DEAD_LETTER_ATTEMPTS)
    .map(({ eventId }) => eventId);
};

export type DeadLetter = { readonly eventId: string; readonly attempts: number };

export const findDeadLetters = (sql: Sql): Promise<DeadLetter[]> =>
  sql<DeadLetter>(
    `select event_id::text "eventId", attempts from outbox
     where done_at is null and attempts >= ? order by pos limit 100`,
    [DEAD_LETTER_ATTEMPTS],
  );
