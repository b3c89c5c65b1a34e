import type { ClosurePeriod } from '#src/contracts/closures.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { TurnFactsRepository, TurnOccupancy } from '../application/ports.ts';

type SlotRow = Omit<TimeSlotView, 'mealType'>;

const SLOT = `id::text, start_time "startTime", end_time "endTime", is_active "isActive", description, turn_key "turnKey",
  ${isoInstantSql('created_at')} "createdAt", ${isoInstantSql('updated_at')} "updatedAt"`;

const toTimeSlotView = (row: SlotRow): TimeSlotView => ({
  ...row,
  mealType: mealTypeOf(row.startTime),
});

/** If several parties share a table, `takenBy` is the reservation that had the table first. */
const TABLES = `
  select t.id::text, t.name, t.floor, t.capacity, t.capacity_min "capacityMin", t.description, t.is_active "isActive",
    coalesce(not d.is_available or d.max_reservations = 0, false) blocked, h.holder "takenBy", coalesce(h.shared, false) shared
  from tables t
  left join daily_settings d on d.table_id = t.id and d.date = $1 and d.time_slot_id = s.id::uuid
  left join (
    select table_id, (array_agg(id::text order by table_shared, created_at))[1] holder, bool_and(table_shared) shared from reservations
    where reservation_date = $1 and time_slot_id = s.id::uuid and status <> 'cancelled' and holds_seat and table_id is not null
      and id is distinct from $3::uuid
    group by table_id
  ) h on h.table_id = t.id`;

/** The composition root passes these functions in, because contexts must not import each other. */
export type ClosureFacts = {
  /** SQL expression for the closures that apply on a date, as a JSON array. */
  readonly closuresOn: (date: string) => string;
  readonly isClosed: (closures: readonly ClosurePeriod[], date: string, meal: MealType) => boolean;
};

/**
 * Reads everything in one statement, because each further round trip to PostgreSQL would prolong
 * the lock on the turn.
 */
const selectTurn = ({ closuresOn }: ClosureFacts): string => `
  select s.*, coalesce(o.held, 0) "coversHeld", coalesce(o.max_covers, $4::int) "maxCovers",
    (select coalesce(json_agg(one), '[]') from (${TABLES}) one) tables, ${closuresOn('$1')} closures
  from (select ${SLOT} from time_slots where turn_key = $2 or id::text = lower($2)) s
  left join turn_occupancy o on o.date = $1 and o.time_slot_id = s.id::uuid`;

type TurnRow = SlotRow & TurnOccupancy & { readonly closures: readonly ClosurePeriod[] };

export const createTurnFactsRepository = (
  pool: Sql,
  maxCovers: number,
  closureFacts: ClosureFacts,
): TurnFactsRepository => {
  const statement = selectTurn(closureFacts);
  return {
    async listSlots() {
      return (
        await pool<SlotRow>(
          `select ${SLOT} from time_slots where retired_at is null order by start_time, end_time, id`,
        )
      ).map(toTimeSlotView);
    },

    async loadTurn({ date, slot }, tx = pool, except) {
      const [row] = await tx<TurnRow>(statement, [date, slot, except ?? null, maxCovers]);
      if (!row) return null;
      const { coversHeld, maxCovers: limit, tables, closures, ...slotRow } = row;
      const view = toTimeSlotView(slotRow);
      const closed = closureFacts.isClosed(closures, date, view.mealType);
      return { slot: view, closed, coversHeld, maxCovers: limit, tables };
    },
  };
};
