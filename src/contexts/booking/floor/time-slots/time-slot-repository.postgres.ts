import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { TimeSlotDraft } from '#src/contracts/booking/time-slot-management.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';

type Row = Omit<TimeSlotView, 'mealType'>;

const SLOT_COLUMNS = `id::text, start_time "startTime", end_time "endTime", is_active "isActive", description, turn_key "turnKey",
  ${isoInstantSql('created_at')} "createdAt", ${isoInstantSql('updated_at')} "updatedAt"`;

/** `updated_at` is the version for `If-Match`, so every change must store a later value. */
const SET_UPDATED_AT = `updated_at = greatest(now(), updated_at + interval '1 millisecond')`;

const toTimeSlotView = (row: Row): TimeSlotView => ({
  ...row,
  mealType: mealTypeOf(row.startTime),
});

const toParameters = ({ startTime, endTime, description, isActive }: TimeSlotDraft) => [
  startTime,
  endTime,
  description,
  isActive,
];

export const timeSlotRepository = {
  async find(tx: Sql, id: string): Promise<TimeSlotView | null> {
    const [row] = await tx<Row>(
      `select ${SLOT_COLUMNS} from time_slots where id = ? and retired_at is null for update`,
      [id],
    );
    return row ? toTimeSlotView(row) : null;
  },

  async findDuplicate(
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
      `insert into time_slots (id, start_time, end_time, description, is_active) values (?, ?, ?, ?, ?) returning ${SLOT_COLUMNS}`,
      [id, ...toParameters(slot)],
    );
    return toTimeSlotView(row!);
  },

  async change(tx: Sql, id: string, slot: TimeSlotDraft): Promise<TimeSlotView> {
    const [row] = await tx<Row>(
      `update time_slots set start_time = ?, end_time = ?, description = ?, is_active = ?, ${SET_UPDATED_AT} where id = ? returning ${SLOT_COLUMNS}`,
      [...toParameters(slot), id],
    );
    return toTimeSlotView(row!);
  },

  retire: (tx: Sql, id: string) =>
    tx(
      `update time_slots set is_active = false, retired_at = now(), ${SET_UPDATED_AT} where id = ?`,
      [id],
    ),

  async erase(tx: Sql, id: string): Promise<void> {
    await tx('delete from daily_settings where time_slot_id = ?', [id]);
    await tx('delete from time_slots where id = ?', [id]);
  },
};
