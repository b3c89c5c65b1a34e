import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slot-view.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { TurnFactsRepository, TurnOccupancy } from '../application/ports.ts';
import type { SlotFacts } from '../domain/turn-facts.ts';

type SlotRow = Omit<TimeSlotView, 'mealType'>;

const SLOT = `id::text, start_time "startTime", end_time "endTime", is_active "isActive", description, turn_key "turnKey",
  ${isoInstantSql('created_at')} "createdAt", ${isoInstantSql('updated_at')} "updatedAt"`;

const toTimeSlotView = (row: SlotRow): TimeSlotView => ({
  ...row,
  mealType: mealTypeOf(row.startTime),
});

/** `takenBy` is the first party when staff assigned one table to several parties. */
const TABLES = `
  select t.id::text, t.name, t.floor, t.capacity, t.capacity_min "capacityMin", t.description, t.is_active "isActive",
    coalesce(not d.is_available or d.max_reservations = 0, false) blocked, h.holder "takenBy", coalesce(h.shared, false) shared
  from tables t
  left join daily_settings d on d.table_id = t.id and d.date = ? and d.time_slot_id = ?
  left join (
    select table_id, (array_agg(id::text order by table_shared, created_at))[1] holder, bool_and(table_shared) shared from reservations
    where reservation_date = ? and time_slot_id = ? and status <> 'cancelled' and holds_seat and table_id is not null and id is distinct from ?::uuid
    group by table_id
  ) h on h.table_id = t.id`;

/**
 * Reads everything in one statement, because the row lock on the turn is held during each round
 * trip.
 */
const TURN = `
  select coalesce(o.held, 0) "coversHeld", coalesce(o.max_covers, ?::int) "maxCovers",
    (select coalesce(json_agg(one), '[]') from (${TABLES}) one) tables
  from (select) turn left join turn_occupancy o on o.date = ? and o.time_slot_id = ?`;

export const createTurnFactsRepository = (pool: Sql, maxCovers: number): TurnFactsRepository => ({
  async findSlot(slot, tx = pool) {
    const [row] = await tx<SlotRow>(
      `select ${SLOT} from time_slots where turn_key = ? or id::text = ?`,
      [slot, slot.toLowerCase()],
    );
    return row ? (toTimeSlotView(row) satisfies SlotFacts) : null;
  },

  async listSlots() {
    return (
      await pool<SlotRow>(
        `select ${SLOT} from time_slots where retired_at is null order by start_time, end_time, id`,
      )
    ).map(toTimeSlotView);
  },

  async loadOccupancy({ date, timeSlotId }, tx = pool, except) {
    const [occupancy] = await tx<TurnOccupancy>(TURN, [
      maxCovers,
      date,
      timeSlotId,
      date,
      timeSlotId,
      except ?? null,
      date,
      timeSlotId,
    ]);
    return occupancy!;
  },
});
