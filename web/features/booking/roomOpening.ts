import { findReopeningDate } from '#src/contracts/booking/room-opening.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';

/**
 * Returns false if the room of the table is closed on `date` (`yyyy-MM-dd`) by its season or until a
 * later day. Example: a terrace in winter.
 */
export const isTableInSeason = ({ room }: Pick<TableView, 'room'>, date: string): boolean =>
  room === undefined || findReopeningDate(room, date) === null;
