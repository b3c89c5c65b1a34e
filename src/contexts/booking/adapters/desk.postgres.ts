import type { ReservationStanding, ReservationView } from '../../../contracts/booking.ts';
import { referenceOf } from '../../../kernel/reference.ts';
import { isoInstant } from '../../../kernel/iso-instant.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { ReservationDesk, Turn } from '../application/ports.ts';

/** A person who was erased leaves nulls. */
const VIEW = `
  select r.id::text, p.data->>'name' "customerName", p.data->>'phone' "customerPhone", p.data->>'email' "customerEmail",
    r.reservation_date::text "reservationDate", r.time_slot_id::text "timeSlotId",
    json_build_object('startTime', r.slot_start, 'endTime', r.slot_end, 'description', r.slot_description) "timeSlotData",
    r.table_id::text "tableId", r.table_name "tableName", r.number_of_people "numberOfPeople",
    p.data->>'notes' "specialRequests", null "adminNotes", r.status, r.outcome,
    ${isoInstant('r.created_at')} "createdAt", ${isoInstant('r.updated_at')} "updatedAt"
  from reservations r left join personal_data p on p.subject_id = r.subject_id`;

const STANDING = `
  select status, outcome, reservation_date::text "reservationDate", slot_start "startTime", slot_end "endTime",
    number_of_people "numberOfPeople", table_name "tableName"
  from reservations where id = ?`;

type Row = Omit<ReservationView, 'reference'>;
const withReference = (row: Row): ReservationView => ({ ...row, reference: referenceOf(row.id) });

/** The staff's list and the few questions that commands ask of it. */
export const reservationDeskOn = (pool: Sql): ReservationDesk => ({
  async list() {
    return (await pool<Row>(`${VIEW} order by r.created_at desc, r.id`)).map(withReference);
  },

  async find(id, tx = pool) {
    const [row] = await tx<Row>(`${VIEW} where r.id = ?`, [id]);
    return row ? withReference(row) : null;
  },

  async standing(id) {
    const [row] = await pool<Omit<ReservationStanding, 'reference'>>(STANDING, [id]);
    return row ? { reference: referenceOf(id), ...row } : null;
  },

  async hold(tx, id) {
    await tx('select 1 from reservations where id = ? for update', [id]);
  },

  async turnOf(tx, id) {
    const [turn] = await tx<Turn>('select reservation_date::text date, time_slot_id::text "timeSlotId" from reservations where id = ?', [id]);
    return turn ?? null;
  },

  openBefore: (date, limit) =>
    pool(`select id::text, status from reservations
          where reservation_date < ? and status in ('pending', 'confirmed') order by reservation_date, created_at, id limit ?`, [date, limit]),
});
