import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { TableReservations } from './table-reservations.ts';

type TakenTableRow = {
  tableId: string;
  timeSlotId: string;
  id: string;
  numberOfPeople: number;
  status: 'pending' | 'confirmed' | 'completed';
};

export const createTableReservations = (pool: Sql): TableReservations => ({
  async listTaken(date) {
    const rows = await pool<TakenTableRow>(
      `select table_id::text "tableId", time_slot_id::text "timeSlotId", id::text, number_of_people "numberOfPeople", status from reservations
       where reservation_date = ? and table_id is not null and status <> 'cancelled' and holds_seat`,
      [date],
    );
    return rows.map(({ tableId, timeSlotId, id, ...rest }) => ({
      tableId,
      timeSlotId,
      state: 'taken',
      reservation: { id, reference: toReferenceCode(id), ...rest },
    }));
  },

  async isTaken(tx, { date, tableId, timeSlotId }) {
    const rows = await tx(
      `select 1 from reservations
       where reservation_date = ? and table_id = ? and time_slot_id = ? and status <> 'cancelled' and holds_seat`,
      [date, tableId, timeSlotId],
    );
    return rows.length > 0;
  },
});
