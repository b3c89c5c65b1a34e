import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type {
  ExpectedParty,
  OpenReservation,
  ReservationLookups,
  ReservationTurns,
} from '../application/ports.ts';
import {
  CHANGE_REQUEST,
  DUPLICATES,
  FROM_RESERVATIONS,
  REFERENCE,
  SELECT_RESERVATION_VIEW,
  toReservationViews,
  type ReservationViewRow,
  type ViewDeps,
} from './reservation-view-query.postgres.ts';

const STATUS_VIEW = `
  select r.status, r.outcome, r.reservation_date::text "reservationDate", r.time_slot_id::text "timeSlotId",
    r.slot_start "startTime", r.slot_end "endTime", r.arrival_time "arrivalTime", r.number_of_people "numberOfPeople", r.table_name "tableName", r.floor,
    r.cancel_reason "cancelReason", coalesce(r.contact = 'confirmed', false) "visitConfirmed",
    ${CHANGE_REQUEST} "changeRequest"
  from reservations r where r.id = ?`;

const OPEN_RESERVATIONS = `
  select r.id::text, r.reservation_date::text date, r.time_slot_id::text "timeSlotId", r.slot_start "startTime", r.table_id::text "tableId",
    r.number_of_people people, r.status, p.data->>'name' "name", p.data->>'phone' phone
  ${FROM_RESERVATIONS} where r.status in ('pending', 'confirmed') and r.reservation_date >= ? order by r.reservation_date, r.slot_start, r.created_at, r.id`;

const TURNS = `
  select reservation_date::text date, time_slot_id::text "timeSlotId",
    case when change_request is not null then json_build_object('date', change_request->'wanted'->>'date',
      'timeSlotId', change_request->'wanted'->>'timeSlotId') end wanted
  from reservations where id = ?`;

const EXPECTED = `
  select r.id::text, p.data->>'name' "customerName", r.number_of_people "numberOfPeople",
    r.table_id::text "tableId", r.joined_table_ids::text[] "joinedTableIds", r.table_name "tableName", r.table_pinned "tablePinned",
    string_to_array(p.data->>'seatWishes', ' ') "seatWishes"
  ${FROM_RESERVATIONS}
  where r.reservation_date = ? and r.time_slot_id = ? and r.status = 'confirmed' and r.table_id is not null
    and r.arrived_at is null and r.seated_at is null and r.change_request is null and not r.table_shared
  order by r.created_at, r.id`;

const BY_REFERENCE_AND_PHONE = `
  select r.id::text ${FROM_RESERVATIONS}
  where ${REFERENCE} = ?::bigint and right(p.phone_digits, 4) = ?
  order by r.created_at desc limit 1`;

type OpenRow = Omit<OpenReservation, 'mealType' | 'reference'>;

export const createReservationLookups = (pool: Sql, deps: ViewDeps): ReservationLookups => ({
  async find(id, tx = pool) {
    const [view] = await toReservationViews(
      tx,
      await tx<ReservationViewRow>(`${SELECT_RESERVATION_VIEW} where r.id = ?`, [id]),
      deps,
    );
    return view ?? null;
  },

  async findStatus(id) {
    const [row] = await pool<
      Omit<ReservationStatusView, 'reference' | 'isChangeable' | 'answerMinutes'>
    >(STATUS_VIEW, [id]);
    return row ? { reference: toReferenceCode(id), ...row } : null;
  },

  listExpected: ({ date, timeSlotId }) => pool<ExpectedParty>(EXPECTED, [date, timeSlotId]),

  async lockCommands(tx, id) {
    await tx(`select pg_advisory_xact_lock(hashtextextended('reservation/' || ?, 0))`, [id]);
  },

  async lockRow(tx, id) {
    await tx('select 1 from reservations where id = ? for update', [id]);
  },

  async findTurns(tx, id) {
    const [turns] = await tx<ReservationTurns>(TURNS, [id]);
    return turns ?? null;
  },

  async areDuplicates(tx, one, other) {
    const found = await tx(
      `select 1 ${FROM_RESERVATIONS} where r.id = ? and exists (select 1 ${DUPLICATES} and o.id = ?)`,
      [one, other],
    );
    return found.length > 0;
  },

  async findPartySize(tx, id) {
    const [row] = await tx<{ people: number }>(
      'select number_of_people people from reservations where id = ?',
      [id],
    );
    return row?.people ?? 0;
  },

  async findSeatWishes(tx, id) {
    const [row] = await tx<{ wishes: SeatWish[] | null }>(
      `select string_to_array(p.data->>'seatWishes', ' ') wishes ${FROM_RESERVATIONS} where r.id = ?`,
      [id],
    );
    return row?.wishes ?? [];
  },

  async findReplacement(id, tx = pool) {
    const [row] = await tx<{ id: string }>(
      'select id::text from reservations where instead_of = ?',
      [id],
    );
    return row?.id ?? null;
  },

  async findByReferenceAndPhone(referenceBits, phoneEnding) {
    const [found] = await pool<{ id: string }>(BY_REFERENCE_AND_PHONE, [
      referenceBits.toString(),
      phoneEnding,
    ]);
    return found?.id ?? null;
  },

  listOpenBefore: (date, limit, exceptIds) =>
    pool(
      `select id::text, status from reservations
          where reservation_date < ? and status in ('pending', 'confirmed') and id <> all(?::uuid[])
          order by reservation_date, created_at, id limit ?`,
      [date, `{${exceptIds.join(',')}}`, limit],
    ),

  listOpenFrom: async (date, tx = pool) =>
    (await tx<OpenRow>(OPEN_RESERVATIONS, [date])).map((row) => ({
      ...row,
      reference: toReferenceCode(row.id),
      mealType: mealTypeOf(row.startTime),
    })),
});
