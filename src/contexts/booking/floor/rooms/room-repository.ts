import type { RoomOpening } from '#src/contracts/booking/room-opening.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Opening of a room that staff changed at least once. */
export type ChangedRoom = RoomOpening & { readonly floor: number; readonly updatedAt: string };

/** Repository of changed rooms. It leaves out rooms that are open as the venue says. */
export interface RoomRepository {
  list(tx?: Sql): Promise<ChangedRoom[]>;
  save(tx: Sql, floor: number, opening: RoomOpening): Promise<void>;
}
