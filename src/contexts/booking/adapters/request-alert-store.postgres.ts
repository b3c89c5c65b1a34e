import type { Sql } from '#src/kernel/transaction.ts';
import type { RequestAlertStore } from '../application/request-alerts/request-alert-store.ts';

/**
 * Open requests, each with the log position of the guest's last request. Positions follow the order
 * of commits, so a request that commits late is not skipped.
 */
const OPEN_REQUESTS = `
  open_requests as (
    select asked.pos, asked.at from reservations r
    cross join lateral (
      select max(e.pos) pos, max(e.at) at from event e
      where e.stream = 'reservation-' || r.id and e.type in ('ReservationRequested', 'ChangeRequested')) asked
    where r.status = 'pending' or r.change_request is not null)`;

const COUNT_NEW_REQUESTS = `
  with ${OPEN_REQUESTS}
  select count(*)::int "newRequests" from open_requests, request_alert where pos > seen_position`;

const MARK_SEEN = `
  update request_alert set seen_position = (select coalesce(max(pos), 0) from event), pushed_at = null`;

/**
 * Sets the time of the alert if an alert is due. Ignores a last alert in the future, which only a
 * wrong clock can have written.
 */
const CLAIM_ALERT = `
  with ${OPEN_REQUESTS}
  update request_alert set pushed_at = ?::timestamptz
  where (pushed_at is null or pushed_at <= ?::timestamptz or pushed_at > ?::timestamptz)
    and exists (select from open_requests where pos > seen_position and at <= ?::timestamptz)
  returning (select count(*)::int from open_requests) "count"`;

export const createRequestAlertStore = (sql: Sql): RequestAlertStore => ({
  async countNew() {
    const [row] = await sql<{ newRequests: number }>(COUNT_NEW_REQUESTS, []);
    return row?.newRequests ?? 0;
  },
  async markSeen() {
    await sql(MARK_SEEN, []);
  },
  async claimAlert({ now, askedBefore, alertedBefore }) {
    const [row] = await sql<{ count: number }>(CLAIM_ALERT, [now, alertedBefore, now, askedBefore]);
    return row?.count ?? null;
  },
  async setAlertedAt(at) {
    await sql('update request_alert set pushed_at = ?::timestamptz where pushed_at is not null', [
      at,
    ]);
  },
});
