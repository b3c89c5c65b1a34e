import type { Projection } from '../../../event-log/projection.ts';
import type { ReservationOutcome, ReservationStatus } from '../../../contracts/booking.ts';
import { RESERVATION_STREAMS, reservationIn } from '../application/reservation-stream.ts';
import type { ReservationEvent } from '../domain/reservation-events.ts';

const settledAs = {
  ReservationConfirmed: ['confirmed', null],
  ReservationRejected: ['cancelled', 'rejected'],
  ReservationExpired: ['cancelled', 'expired'],
  ReservationCompleted: ['completed', null],
} as const satisfies Record<Exclude<ReservationEvent['type'], 'ReservationRequested'>, [ReservationStatus, ReservationOutcome | null]>;

/** One row per reservation: what staff see. No personal data: the list joins the vault. */
export const reservationDesk: Projection<ReservationEvent> = {
  name: 'reservation-desk',
  streams: RESERVATION_STREAMS,
  tables: ['reservations'],

  async apply({ type, stream, version, at, subjectId, data: { seat } }, sql) {
    const id = reservationIn(stream);
    if (type !== 'ReservationRequested') {
      await sql('update reservations set status = ?, outcome = ?, version = ?, updated_at = ? where id = ?', [...settledAs[type], version, at, id]);
      return;
    }
    await sql(
      `insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, slot_description,
         table_id, table_name, floor, number_of_people, version, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, subjectId, seat.date, seat.timeSlotId, seat.slotStart, seat.slotEnd, seat.slotDescription,
        seat.tableId, seat.tableName, seat.floor, seat.covers, version, at, at],
    );
  },
};
