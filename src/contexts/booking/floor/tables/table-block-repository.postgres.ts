import type { TableBlock, UnavailableTable } from '#src/contracts/booking/table-management.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';

type BlockKey = Pick<TableBlock, 'date' | 'tableId' | 'timeSlotId'>;
type TakenTableRow = {
  tableId: string;
  timeSlotId: string;
  id: string;
  numberOfPeople: number;
  status: 'pending' | 'confirmed' | 'completed';
};
type TableAndSlotNames = { name: string; startTime: string };

const toParameters = ({ date, tableId, timeSlotId }: BlockKey) => [date, tableId, timeSlotId];

const listUnavailable =
  (pool: Sql) =>
  async (date: string): Promise<UnavailableTable[]> => {
    const blocked = await pool<{ tableId: string; timeSlotId: string }>(
      `select table_id::text "tableId", time_slot_id::text "timeSlotId" from daily_settings
     where date = ? and (not is_available or max_reservations = 0)`,
      [date],
    );
    const taken = await pool<TakenTableRow>(
      `select table_id::text "tableId", time_slot_id::text "timeSlotId", id::text, number_of_people "numberOfPeople", status from reservations
     where reservation_date = ? and table_id is not null and status <> 'cancelled' and holds_seat`,
      [date],
    );
    return [
      ...taken.map(
        ({ tableId, timeSlotId, id, ...rest }) =>
          ({
            tableId,
            timeSlotId,
            state: 'taken',
            reservation: { id, reference: toReferenceCode(id), ...rest },
          }) as const,
      ),
      ...blocked.map((key) => ({ ...key, state: 'blocked', reservation: null }) as const),
    ];
  };

export const createTableBlockRepository = (pool: Sql) => ({
  listUnavailable: listUnavailable(pool),

  async findNames(tx: Sql, { tableId, timeSlotId }: BlockKey): Promise<TableAndSlotNames | null> {
    const [row] = await tx<TableAndSlotNames>(
      `select t.name, s.start_time "startTime" from tables t cross join time_slots s
       where t.id = ? and s.id = ? and t.retired_at is null and s.retired_at is null for update of t`,
      [tableId, timeSlotId],
    );
    return row ?? null;
  },

  async hasReservation(tx: Sql, key: BlockKey): Promise<boolean> {
    const rows = await tx(
      `select 1 from reservations
       where reservation_date = ? and table_id = ? and time_slot_id = ? and status <> 'cancelled' and holds_seat`,
      toParameters(key),
    );
    return rows.length > 0;
  },

  async find(tx: Sql, key: BlockKey): Promise<TableBlock> {
    const [row] = await tx<Pick<TableBlock, 'isAvailable' | 'maxReservations'>>(
      `select is_available "isAvailable", max_reservations "maxReservations" from daily_settings
       where date = ? and table_id = ? and time_slot_id = ?`,
      toParameters(key),
    );
    return { ...key, isAvailable: true, maxReservations: 1, ...row };
  },

  async save(tx: Sql, block: TableBlock): Promise<void> {
    await tx(
      `insert into daily_settings (date, table_id, time_slot_id, is_available, max_reservations) values (?, ?, ?, ?, ?)
       on conflict (date, time_slot_id, table_id) do update set is_available = excluded.is_available, max_reservations = excluded.max_reservations`,
      [...toParameters(block), block.isAvailable, block.maxReservations],
    );
  },
});

export type TableBlockRepository = ReturnType<typeof createTableBlockRepository>;
