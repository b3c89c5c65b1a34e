import type { ReservationStanding } from '../../../contracts/booking.ts';
import { mealTypeOf } from '../../../contracts/floor.ts';
import type { WhoIs } from '../../../event-log/faster.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { referenceOf } from '../../../kernel/reference.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { OpenReservation, ReservationDesk, Turn } from '../application/ports.ts';
import { FROM, VIEW, viewsOf, type Row } from './desk-view.ts';

const STANDING = `
  select status, outcome, reservation_date::text "reservationDate", slot_start "startTime", slot_end "endTime",
    number_of_people "numberOfPeople", table_name "tableName"
  from reservations where id = ?`;

const OPEN = `
  select r.id::text, r.reservation_date::text date, r.time_slot_id::text "timeSlotId", r.slot_start "startTime", r.table_id::text "tableId",
    r.number_of_people people, r.status, p.data->>'name' "name", p.data->>'phone' phone
  ${FROM} where r.status in ('pending', 'confirmed') and r.reservation_date >= ? order by r.reservation_date, r.slot_start, r.created_at, r.id`;

type OpenRow = Omit<OpenReservation, 'mealType' | 'reference'>;

/** The few questions that commands, closures and the guest's link ask of the book. */
export const reservationDeskOn = (
  pool: Sql,
  deps: { readonly whoIs: WhoIs; readonly clock: Clock },
): ReservationDesk => ({
  async find(id, tx = pool) {
    const [view] = await viewsOf(tx, await tx<Row>(`${VIEW} where r.id = ?`, [id]), deps);
    return view ?? null;
  },

  async standing(id) {
    const [row] = await pool<Omit<ReservationStanding, 'reference'>>(STANDING, [id]);
    return row ? { reference: referenceOf(id), ...row } : null;
  },

  async lockCommands(tx, id) {
    await tx(`select pg_advisory_xact_lock(hashtextextended('reservation/' || ?, 0))`, [id]);
  },

  async hold(tx, id) {
    await tx('select 1 from reservations where id = ? for update', [id]);
  },

  async turnOf(tx, id) {
    const [turn] = await tx<Turn>(
      'select reservation_date::text date, time_slot_id::text "timeSlotId" from reservations where id = ?',
      [id],
    );
    return turn ?? null;
  },

  openBefore: (date, limit, exceptIds) =>
    pool(
      `select id::text, status from reservations
          where reservation_date < ? and status in ('pending', 'confirmed') and id <> all(?::uuid[])
          order by reservation_date, created_at, id limit ?`,
      [date, `{${exceptIds.join(',')}}`, limit],
    ),

  openFrom: async (date, tx = pool) =>
    (await tx<OpenRow>(OPEN, [date])).map((row) => ({
      ...row,
      reference: referenceOf(row.id),
      mealType: mealTypeOf(row.startTime),
    })),
});
