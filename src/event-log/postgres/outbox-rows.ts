import type pg from 'pg';
import type { Sql } from '../../kernel/transaction.ts';
import type { Channel } from './deliveries.ts';

/** From this many tries on, somebody must look: the notice is counted as stuck. */
export const STUCK_AFTER = 20;
const SLOWEST_S = 300;
const STUCK_PAUSE_S = 3_600;
/** So long a notice is left to the queue, which has tries of its own. */
const FRESH_S = 10;
const SCOUT_S = 30;

export type DueRow = { readonly pos: string; readonly eventId: string; readonly attempts: number };

/**
 * What has been delivered meanwhile is done. A mail among it says that mail gets through: then whatever was handed over in vain is due,
 * however long its pause has become.
 */
export const closeDelivered = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ channel: Channel }>(
    `update outbox set done_at = now() from delivery
     where done_at is null and delivery.event_id = outbox.event_id returning channel`,
  );
  if (!rows.some(({ channel }) => channel === 'mail')) return;
  await client.query(
    `update outbox set next_try = now() where done_at is null and next_try > now() and enqueued_at < now() - make_interval(secs => $1)`,
    [FRESH_S],
  );
};

const WAITING = `select pos::text, event_id::text "eventId", attempts from outbox where done_at is null`;

/**
 * What nobody has delivered and whose time has come, oldest first. In the long pauses of an outage it is one notice now and then, each in
 * its turn: whether mail gets through again is known within half a minute, even if nothing new is to be told.
 */
export const dueRows = async (client: pg.Client, limit: number): Promise<DueRow[]> => {
  const { rows } = await client.query<DueRow>(
    `${WAITING} and next_try <= now() order by outbox.pos limit $1`,
    [limit],
  );
  if (rows.length > 0) return rows;
  return (
    await client.query<DueRow>(
      `${WAITING} and (select max(enqueued_at) from outbox where done_at is null) < now() - make_interval(secs => $1)
     order by enqueued_at limit 1`,
      [SCOUT_S],
    )
  ).rows;
};

/**
 * Notes a hand-over and when to try again if nothing comes of it: twice the pause each time, five minutes at most, an hour when stuck.
 *
 * @returns the events that have just become stuck.
 */
export const noteHandedOver = async (
  client: pg.Client,
  positions: readonly string[],
  firstPauseS: number,
): Promise<string[]> => {
  const { rows } = await client.query<{ eventId: string; attempts: number }>(
    `update outbox set enqueued_at = now(), attempts = attempts + 1,
       next_try = now() + make_interval(secs => case when attempts + 1 < $3 then least($4, $2 * 2 ^ least(attempts, 20)) else $5 end)
     where pos = any ($1::bigint[]) returning event_id::text "eventId", attempts`,
    [positions, firstPauseS, STUCK_AFTER, SLOWEST_S, STUCK_PAUSE_S],
  );
  return rows.filter(({ attempts }) => attempts === STUCK_AFTER).map(({ eventId }) => eventId);
};

export type StuckNotice = { readonly eventId: string; readonly attempts: number };

/** Events that the staff still do not know of after all tries, oldest first, a hundred at most. Empty when all is well. */
export const stuckNotices = (sql: Sql): Promise<StuckNotice[]> =>
  sql<StuckNotice>(
    `select event_id::text "eventId", attempts from outbox
     where done_at is null and attempts >= ? order by pos limit 100`,
    [STUCK_AFTER],
  );
