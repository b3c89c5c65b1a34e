import type { Clock } from '#src/kernel/clock.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type {
  UpcomingReservation,
  UpcomingReservations,
  UpcomingReservationWithGuest,
} from './upcoming-reservations.ts';

const TURN_COLUMNS = `r.id::text, r.reservation_date::text "date", r.slot_start "startTime", r.slot_end "endTime", r.number_of_people "numberOfPeople", r.status`;
const OPEN_CONDITION = `r.status in ('pending', 'confirmed') and r.reservation_date >= ?`;
/** SQL conditions, each with one placeholder for the id. */
const conditionByKind = {
  table: '? in (select unnest(array_append(r.joined_table_ids, r.table_id)))',
  timeSlot: 'r.time_slot_id = ?',
} as const;

export const createUpcomingReservationQueries = (pool: Sql, clock: Clock): UpcomingReservations => {
  const isUpcoming = ({ date, endTime }: UpcomingReservation) =>
    clock.instantOf(date, endTime) > clock.now();
  return {
    async findByTableOrSlot(tx, kind, id) {
      const rows = await tx<UpcomingReservation>(
        `select ${TURN_COLUMNS} from reservations r where ${conditionByKind[kind]} and ${OPEN_CONDITION}`,
        [id, clock.today()],
      );
      const [anyReservation] = await tx(
        `select 1 from reservations r where ${conditionByKind[kind]} limit 1`,
        [id],
      );
      return { upcoming: rows.filter(isUpcoming), wasEverReserved: anyReservation !== undefined };
    },

    async listAll(tx = pool, floor) {
      const rows = await tx<Omit<UpcomingReservationWithGuest, 'reference'>>(
        `select ${TURN_COLUMNS}, p.data->>'name' "customerName", p.data->>'phone' "customerPhone"
         from reservations r left join personal_data p on p.subject_id = r.subject_id
         where ${OPEN_CONDITION} and r.floor is not distinct from coalesce(?::int, r.floor) order by r.reservation_date, r.slot_start, r.created_at, r.id`,
        [clock.today(), floor ?? null],
      );
      return rows.filter(isUpcoming).map((row) => ({ ...row, reference: toReferenceCode(row.id) }));
    },
  };
};
