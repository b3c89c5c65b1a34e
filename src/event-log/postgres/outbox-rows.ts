import type pg from 'pg';
import type { Sql } from '../../kernel/transaction.ts';

/** From this many tries on, somebody must look: the notice is tried once an hour only, and is counted as stuck. */
export const STUCK_AFTER = 20;
const SLOWEST_S = 300;
const STUCK_PAUSE_S = 3_600;

export type DueRow = { readonly pos: string; readonly eventId: string; readonly attempts: number };

/** What has been delivered meanwhile is done. */
export const closeDelivered = async (client: pg.Client): Promise<void> => {
  await client.query(
    `update outbox set done_at = now() where done_at is null
       and exists (select from delivery where delivery.event_id = outbox.event_id)`);
};

/** What nobody has delivered and whose time has come, oldest first. */
export const dueRows = async (client: pg.Client, limit: number): Promise<DueRow[]> =>
  (await client.query<DueRow>(
    `select pos::text, event_id::text "eventId", attempts from outbox
     where done_at is null and next_try <= now() order by outbox.pos limit $1`, [limit])).rows;

/**
 * Notes a hand-over and when to try again if nothing comes of it: twice the pause each time, five minutes at most.
 *
 * @returns the events that have just become stuck.
 */
export const noteHandedOver = async (client: pg.Client, positions: readonly string[], firstPauseS: number): Promise<string[]> => {
  const { rows } = await client.query<{ eventId: string; attempts: number }>(
    `update outbox set enqueued_at = now(), attempts = attempts + 1,
       next_try = now() + make_interval(secs => case when attempts + 1 < $3 then least($4, $2 * 2 ^ least(attempts, 20)) else $5 end)
     where pos = any ($1::bigint[]) returning event_id::text "eventId", attempts`,
    [positions, firstPauseS, STUCK_AFTER, SLOWEST_S, STUCK_PAUSE_S]);
  return rows.filter(({ attempts }) => attempts === STUCK_AFTER).map(({ eventId }) => eventId);
};

export type StuckNotice = { readonly eventId: string; readonly attempts: number };

/** Events that the staff still do not know of after all tries, oldest first, a hundred at most. Empty when all is well. */
export const stuckNotices = (sql: Sql): Promise<StuckNotice[]> =>
  sql<StuckNotice>(
    `select event_id::text "eventId", attempts from outbox
     where done_at is null and attempts >= ? order by pos limit 100`, [STUCK_AFTER]);
