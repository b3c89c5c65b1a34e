import type { Sql } from '#src/kernel/transaction.ts';
import { selectSamePerson } from '#src/personal-data/contact-identity.postgres.ts';
import type { GuestRecord, GuestRecords } from '../application/ports.ts';

/**
 * `offset 0` makes PostgreSQL start with the few rows of each guest, instead of all reservations.
 */
const RECORDS = `
  select r.id::text,
    count(*) filter (where (o.status = 'completed' and o.outcome is null) or o.seated_at is not null)::int visits,
    count(*) filter (where o.outcome = 'no_show')::int "noShows",
    coalesce(array_agg(coalesce(o.arrival_time, o.slot_start) order by o.slot_start)
      filter (where o.reservation_date = r.reservation_date and o.status in ('pending', 'confirmed')), '{}') "sameDay"
  from reservations r join personal_data p on p.subject_id = r.subject_id
  cross join lateral ${selectSamePerson('p')} q
  cross join lateral (select * from reservations where subject_id = q.subject_id and id <> r.id offset 0) o
  where r.id = any(?::uuid[])
  group by r.id`;

export const createGuestRecords = (pool: Sql): GuestRecords => ({
  async read(ids) {
    const rows = await pool<GuestRecord & { id: string }>(RECORDS, [`{${ids.join(',')}}`]);
    return new Map(rows.map(({ id, ...record }) => [id, record]));
  },
});
