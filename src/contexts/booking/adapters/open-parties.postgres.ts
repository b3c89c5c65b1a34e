import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { OpenParties, StrandableReservation } from '../application/turn-limits/ports.ts';

const SELECT_OPEN = `
  select r.id::text "reservationId", r.reservation_date::text "date", r.slot_start "startTime", r.slot_end "endTime",
    r.number_of_people "numberOfPeople", r.status, p.data->>'name' "customerName", p.data->>'phone' "customerPhone",
    r.time_slot_id::text "timeSlotId", t.floor, r.arrival_time "arrivalTime", r.origin = 'online' "isOnline", r.holds_seat "holdsSeat"
  from reservations r left join tables t on t.id = r.table_id left join personal_data p on p.subject_id = r.subject_id
  where r.reservation_date = ? and r.status in ('pending', 'confirmed') and r.arrived_at is null
  order by r.slot_start, r.created_at, r.id`;

type Row = Omit<StrandableReservation, 'reference'>;

export const createOpenParties = (sql: Sql): OpenParties => ({
  listOfDate: async (date) =>
    (await sql<Row>(SELECT_OPEN, [date])).map((row) => ({
      ...row,
      reference: toReferenceCode(row.reservationId),
    })),
});
