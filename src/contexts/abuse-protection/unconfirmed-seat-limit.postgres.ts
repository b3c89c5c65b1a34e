import type { Sql } from '#src/kernel/transaction.ts';
import type { RequestSender } from '#src/platform/http/requests/idempotency-key.ts';
import { mayHoldSeats, type RateLimits, type UnconfirmedSeats } from './rate-limit-policy.ts';

/**
 * Counts the seats that pending requests hold. A request holds all seats of its table, because
 * other guests cannot use that table.
 */
const COUNT_SEATS = `
  select coalesce(sum(seats), 0)::int "ofTurn", coalesce(sum(seats) filter (where network = ?), 0)::int "ofNetwork"
  from (
    select s.network, greatest(r.number_of_people, coalesce(t.capacity, 0)) seats
    from reservations r join request_sender s on s.reservation_id = r.id left join tables t on t.id = r.table_id
    where r.reservation_date = ? and r.time_slot_id = ? and r.status = 'pending' and r.holds_seat
  ) unconfirmed`;

type SeatRequest = {
  readonly date: string;
  readonly timeSlotId: string;
  readonly seats: number;
  readonly sender: RequestSender;
};

export const createUnconfirmedSeatLimit = (limits: RateLimits) => ({
  async mayHold(
    tx: Sql,
    { date, timeSlotId, seats, sender: { network, isRepeatedContact } }: SeatRequest,
  ): Promise<boolean> {
    if (isRepeatedContact) return false;
    const [held] = await tx<UnconfirmedSeats>(COUNT_SEATS, [network, date, timeSlotId]);
    return mayHoldSeats(limits, seats, held!);
  },

  async recordSender(
    tx: Sql,
    reservationId: string,
    { browser, network }: RequestSender,
  ): Promise<void> {
    await tx('insert into request_sender (reservation_id, browser, network) values (?, ?, ?)', [
      reservationId,
      browser,
      network,
    ]);
  },

  async findSender(
    tx: Sql,
    reservationId: string,
  ): Promise<Omit<RequestSender, 'isRepeatedContact'> | null> {
    const [sender] = await tx<Omit<RequestSender, 'isRepeatedContact'>>(
      'select browser, network from request_sender where reservation_id = ?',
      [reservationId],
    );
    return sender ?? null;
  },
});

export const isKnownDevice = async (sql: Sql, browser: string): Promise<boolean> =>
  (
    await sql(
      `select 1 from request_sender s join reservations r on r.id = s.reservation_id
     where s.browser = ? and r.status in ('confirmed', 'completed') limit 1`,
      [browser],
    )
  ).length > 0;
