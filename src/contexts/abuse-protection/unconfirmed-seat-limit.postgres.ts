import type { Sql } from '#src/kernel/transaction.ts';
import type { RequestSender } from '#src/platform/http/requests/idempotency-key.ts';
import { mayHoldSeats, type RateLimits, type UnconfirmedSeats } from './rate-limit-policy.ts';

/**
 * Counts the seats that unknown senders hold in a turn (`$1`: network, `$2`: date, `$3`: time slot)
 * before staff accept them: pending requests, the held part of their change requests, and open
 * offers. A request holds all seats of its table, because other guests cannot use that table.
 */
const COUNT_SEATS = `
  select coalesce(sum(seats), 0)::int "ofTurn", coalesce(sum(seats) filter (where network = $1), 0)::int "ofNetwork"
  from (
    select s.network, greatest(r.number_of_people, coalesce(t.capacity, 0)) seats
    from reservations r join request_sender s on s.request_id = r.id left join tables t on t.id = r.table_id
    where r.reservation_date = $2 and r.time_slot_id = $3 and r.status = 'pending' and r.holds_seat
    union all
    select s.network, (r.change_request->'held'->>'covers')::int
    from reservations r join request_sender s on s.request_id = r.id
    where r.change_request->'held' <> 'null' and r.change_request->'held'->>'date' = $2::date::text
      and r.change_request->'held'->>'timeSlotId' = $3::uuid::text and r.status = 'pending'
    union all
    select s.network, w.covers
    from waiting_list w join request_sender s on s.request_id = w.id
    where w.status = 'offered' and w.offer->>'needsStaff' = 'true' and w.date = $2 and w.offer->>'timeSlotId' = $3::uuid::text
  ) unconfirmed`;

const isKnown = (browser: string): string => `
  select 1 from request_sender s join reservations r on r.id = s.request_id
  where s.browser = ${browser} and r.status in ('confirmed', 'completed')`;

const FIND_SENDERS = `
  select request_id::text id, browser, network, may_hold_seats "mayHoldSeats" from request_sender found
  where request_id = any(?::uuid[]) and not exists (${isKnown('found.browser')})`;

type SeatRequest = {
  readonly date: string;
  readonly timeSlotId: string;
  readonly seats: number;
  readonly sender: RequestSender;
};

export const createUnconfirmedSeatLimit = (limits: RateLimits) => ({
  async mayHold(
    tx: Sql,
    { date, timeSlotId, seats, sender: { network, mayHoldSeats: mayHold } }: SeatRequest,
  ): Promise<boolean> {
    if (!mayHold) return false;
    const [held] = await tx<UnconfirmedSeats>(COUNT_SEATS, [network, date, timeSlotId]);
    return mayHoldSeats(limits, seats, held!);
  },

  async recordSender(
    tx: Sql,
    requestId: string,
    { browser, network, mayHoldSeats: mayHold }: RequestSender,
  ): Promise<void> {
    await tx(
      'insert into request_sender (request_id, browser, network, may_hold_seats) values (?, ?, ?, ?)',
      [requestId, browser, network, mayHold],
    );
  },

  async findSenders(
    tx: Sql,
    requestIds: readonly string[],
  ): Promise<ReadonlyMap<string, RequestSender>> {
    if (limits.networkHour === 0 || requestIds.length === 0) return new Map();
    const found = await tx<RequestSender & { id: string }>(FIND_SENDERS, [requestIds]);
    return new Map(found.map(({ id, ...sender }) => [id, sender]));
  },
});

/** Returns true if an earlier reservation of the browser was confirmed or completed. */
export const isKnownDevice = async (sql: Sql, browser: string): Promise<boolean> =>
  (await sql(`${isKnown('?')} limit 1`, [browser])).length > 0;
