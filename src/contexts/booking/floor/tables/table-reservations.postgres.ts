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
      `select h.table_id::text "tableId", h.time_slot_id::text "timeSlotId", r.id::text, r.number_of_people "numberOfPeople", r.status
       from reservation_tables h join reservations r on r.id = h.reservation_id where h.date = ?`,
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
      'select 1 from reservation_tables where date = ? and table_id = ? and time_slot_id = ?',
      [date, tableId, timeSlotId],
    );
    return rows.length > 0;
  },
});
