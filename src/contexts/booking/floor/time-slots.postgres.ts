import { mealTypeOf, type TimeSlotView } from '../../../contracts/floor.ts';
import type { TimeSlotDraft } from '../../../contracts/time-slots.ts';
import { isoInstant } from '../../../kernel/iso-instant.ts';
import type { Sql } from '../../../kernel/transaction.ts';

type Row = Omit<TimeSlotView, 'mealType'>;

const SLOT = `id::text, start_time "startTime", end_time "endTime", is_active "isActive", description, turn_key "turnKey",
  ${isoInstant('created_at')} "createdAt", ${isoInstant('updated_at')} "updatedAt"`;

/** Two changes within a millisecond still leave two different marks. */
const TOUCHED = `updated_at = greatest(now(), updated_at + interval '1 millisecond')`;

const withMeal = (row: Row): TimeSlotView => ({ ...row, mealType: mealTypeOf(row.startTime) });

const valuesOf = ({ startTime, endTime, description, isActive }: TimeSlotDraft) => [
  startTime,
  endTime,
  description,
  isActive,
];

/** The time slots that are not retired. Whoever writes holds every service day. */
export const timeSlots = {
  async find(tx: Sql, id: string): Promise<TimeSlotView | null> {
    const [row] = await tx<Row>(
      `select ${SLOT} from time_slots where id = ? and retired_at is null for update`,
      [id],
    );
    return row ? withMeal(row) : null;
  },

  /** Another slot of exactly these hours, active or not. */
  async twin(
    tx: Sql,
    { startTime, endTime }: TimeSlotDraft,
    except: string | null,
  ): Promise<{ isActive: boolean } | null> {
    const [row] = await tx<{ isActive: boolean }>(
      `select is_active "isActive" from time_slots where start_time = ? and end_time = ? and id is distinct from ?::uuid and retired_at is null
       order by is_active desc limit 1`,
      [startTime, endTime, except],
    );
    return row ?? null;
  },

  async add(tx: Sql, id: string, slot: TimeSlotDraft): Promise<TimeSlotView> {
    const [row] = await tx<Row>(
      `insert into time_slots (id, start_time, end_time, description, is_active) values (?, ?, ?, ?, ?) returning ${SLOT}`,
      [id, ...valuesOf(slot)],
    );
    return withMeal(row!);
  },

  async change(tx: Sql, id: string, slot: TimeSlotDraft): Promise<TimeSlotView> {
    const [row] = await tx<Row>(
      `update time_slots set start_time = ?, end_time = ?, description = ?, is_active = ?, ${TOUCHED} where id = ? returning ${SLOT}`,
      [...valuesOf(slot), id],
    );
    return withMeal(row!);
  },

  retire: (tx: Sql, id: string) =>
    tx(`update time_slots set is_active = false, retired_at = now(), ${TOUCHED} where id = ?`, [
      id,
    ]),

  async erase(tx: Sql, id: string): Promise<void> {
    await tx('delete from daily_settings where time_slot_id = ?', [id]);
    await tx('delete from time_slots where id = ?', [id]);
  },
};
