import type { Sql } from '#src/kernel/transaction.ts';

const COVERS_IN_ROOM = `
  select coalesce(sum(r.number_of_people), 0)::int covers from reservations r
  where r.reservation_date = ? and r.time_slot_id = ? and r.status = 'confirmed'
    and exists (select from reservation_tables h join tables t on t.id = h.table_id where h.reservation_id = r.id and t.floor = any(?::int[]))`;

type Rooms = {
  readonly date: string;
  readonly timeSlotId: string;
  readonly floors: readonly number[];
};

/** Counts the covers of the turn's accepted reservations that have a table in one of the rooms. */
export const countCoversInRooms = async (
  tx: Sql,
  { date, timeSlotId, floors }: Rooms,
): Promise<number> => {
  const [row] = await tx<{ covers: number }>(COVERS_IN_ROOM, [
    date,
    timeSlotId,
    `{${floors.join(',')}}`,
  ]);
  return row?.covers ?? 0;
};
