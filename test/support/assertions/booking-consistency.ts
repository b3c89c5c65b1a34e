import type { TestDatabase } from '../services/test-database.ts';

type Query = TestDatabase['query'];

export const createBookingConsistencyQueries = (query: Query) => ({
  reservations: async (): Promise<string[]> =>
    (await query<{ id: string }>('select id::text from reservations order by id::text')).map(
      ({ id }) => id,
    ),

  /**
   * Lists reservation ids from the event log, sorted. An id appears twice if the log contains two
   * requests with it.
   */
  requests: async (): Promise<string[]> =>
    (
      await query<{ id: string }>(
        `select replace(stream, 'reservation-', '') id from event where type = 'ReservationRequested' order by 1`,
      )
    ).map(({ id }) => id),

  /**
   * Lists the ids of reservations whose request has an outbox row for an e-mail, delivered or not.
   */
  notices: async (): Promise<string[]> =>
    (
      await query<{ id: string }>(
        `select replace(stream, 'reservation-', '') id from outbox join event using (pos) where type = 'ReservationRequested' and audience = 'staff' order by 1`,
      )
    ).map(({ id }) => id),

  /**
   * Returns three numbers per turn: the stored covers, their sum over reservations, change requests
   * and open offers, and the limit.
   */
  covers: () =>
    query<{ held: number; summed: number; most: number }>(
      `select t.held, (coalesce(sum(r.number_of_people), 0) + coalesce((
         select sum((c.change_request->'held'->>'covers')::int) from reservations c where c.change_request->'held'->>'date' = t.date::text
           and c.change_request->'held'->>'timeSlotId' = t.time_slot_id::text), 0)
       + coalesce((select sum(w.covers) from waiting_list w where w.status = 'offered' and w.date = t.date
           and w.offer->>'timeSlotId' = t.time_slot_id::text), 0))::int summed, t.max_covers most
     from turn_occupancy t left join reservations r
       on r.reservation_date = t.date and r.time_slot_id = t.time_slot_id and r.status <> 'cancelled' and r.holds_seat
     group by t.date, t.time_slot_id, t.held, t.max_covers`,
    ),

  listDoubleBookedTables: () =>
    query(
      `select reservation_date, time_slot_id, unnest(array_prepend(table_id, joined_table_ids)) "table" from reservations
     where status <> 'cancelled' and holds_seat and table_id is not null group by 1, 2, 3 having count(*) > 1`,
    ),

  hasNoGap: async (): Promise<boolean> => {
    const [row] = await query<{ whole: boolean }>(
      `select count(*) = coalesce(max(e.pos), 0) and coalesce(max(e.pos), 0) = (select pos from log_head) whole from event e`,
    );
    return row!.whole;
  },

  readModels: async (): Promise<unknown> => ({
    reservations: await query('select * from reservations order by id'),
    tables: await query('select * from reservation_tables order by reservation_id, table_id'),
    turns: await query('select * from turn_occupancy order by date, time_slot_id'),
    floors: await query('select * from floor_occupancy order by date, time_slot_id, floor'),
  }),
});
