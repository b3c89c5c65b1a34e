import type { ClosurePeriod } from '#src/contracts/closures.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { SLOT_COLUMNS, toTimeSlotView, type SlotRow } from './time-slot-rows.postgres.ts';
import type { ClosureFacts } from './closure-facts.ts';
import { CHANGED_ROOMS } from './changed-rooms.postgres.ts';
import { selectPartiesWithoutTable } from './parties-without-table.postgres.ts';
import { limitsOn } from './turn-limits.postgres.ts';
import { loadTurns } from './turns-between.postgres.ts';
import type { TurnFactsRepository, TurnOccupancy } from '../application/ports.ts';

/**
 * If parties share a table, `takenBy` is the reservation that had it first. A subquery reads its
 * creation time, because PostgreSQL may read all reservations for a join.
 */
const TABLES = `
  select t.id::text, t.name, t.floor, t.capacity, t.capacity_min "capacityMin", t.join_group "joinGroup", t.description, t.is_active "isActive",
    coalesce(not d.is_available or d.max_reservations = 0, false) blocked, h.holder "takenBy", coalesce(h.shared, false) shared
  from tables t
  left join daily_settings d on d.table_id = t.id and d.date = $1 and d.time_slot_id = s.id::uuid
  left join (
    select table_id, bool_and(shared) shared, (array_agg(reservation_id::text
      order by shared, (select created_at from reservations where id = reservation_id)))[1] holder
    from reservation_tables where date = $1 and time_slot_id = s.id::uuid and reservation_id is distinct from $3::uuid
    group by table_id
  ) h on h.table_id = t.id`;

const PARTIES_WITHOUT_TABLE = `
  select party.covers from (${selectPartiesWithoutTable((date) => `${date} = $1`)}) party
  where party.slot = s.id::uuid and party.holder is distinct from $3::uuid`;

const ARRIVALS = `
  select coalesce(arrival_time, slot_start) time, sum(number_of_people)::int covers from reservations
  where reservation_date = $1 and time_slot_id = s.id::uuid and status <> 'cancelled' and holds_seat and id is distinct from $3::uuid
  group by 1`;

const HIGH_CHAIRS = `
  select count(*)::int taken from reservations r join personal_data p on p.subject_id = r.subject_id
  where r.reservation_date = $1 and r.time_slot_id = $2 and r.status = 'confirmed' and r.id is distinct from $3::uuid
    and 'high_chair' = any(string_to_array(p.data->>'seatWishes', ' '))`;

/**
 * Reads everything in one statement, because each further round trip to PostgreSQL would prolong
 * the lock on the turn.
 */
const selectTurn = ({ closuresOn }: ClosureFacts): string => `
  select s.*, coalesce(o.held, 0) "coversHeld", ${limitsOn('$1')} limits, ${CHANGED_ROOMS} rooms,
    (select coalesce(json_agg(one), '[]') from (${TABLES}) one) tables,
    array(${PARTIES_WITHOUT_TABLE}) "partiesWithoutTable",
    (select coalesce(json_agg(one), '[]') from (${ARRIVALS}) one) arrivals, ${closuresOn('$1')} closures
  from (select ${SLOT_COLUMNS} from time_slots where turn_key = $2 or id::text = lower($2)) s
  left join turn_occupancy o on o.date = $1 and o.time_slot_id = s.id::uuid`;

type TurnRow = SlotRow & TurnOccupancy & { readonly closures: readonly ClosurePeriod[] };

export const createTurnFactsRepository = (
  pool: Sql,
  closureFacts: ClosureFacts,
): TurnFactsRepository => {
  const statement = selectTurn(closureFacts);
  return {
    loadTurns: loadTurns(pool, closureFacts),

    async countHighChairs({ date, timeSlotId }, tx = pool, exceptId) {
      const [row] = await tx<{ taken: number }>(HIGH_CHAIRS, [date, timeSlotId, exceptId ?? null]);
      return row?.taken ?? 0;
    },

    async listSlots(tx = pool) {
      return (
        await tx<SlotRow>(
          `select ${SLOT_COLUMNS} from time_slots where retired_at is null order by start_time, end_time, id`,
        )
      ).map(toTimeSlotView);
    },

    async loadTurn({ date, slot }, tx = pool, except) {
      const [row] = await tx<TurnRow>(statement, [date, slot, except ?? null]);
      if (!row) return null;
      const {
        coversHeld,
        limits,
        rooms,
        tables,
        partiesWithoutTable,
        arrivals,
        closures,
        ...slotRow
      } = row;
      const view = toTimeSlotView(slotRow);
      const closed = closureFacts.isClosed(closures, date, view.mealType);
      return {
        slot: view,
        closed,
        coversHeld,
        limits,
        rooms,
        tables,
        partiesWithoutTable,
        arrivals,
      };
    },
  };
};
