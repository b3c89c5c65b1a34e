import type { RoomOpening } from '#src/contracts/booking/room-opening.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ChangedRoom, RoomRepository } from './room-repository.ts';

export const createRoomRepository = (pool: Sql): RoomRepository => ({
  list: (tx = pool) =>
    tx<ChangedRoom>(
      `select floor, season_from "seasonFrom", season_to "seasonTo", closed_until::text "closedUntil",
         ${isoInstantSql('updated_at')} "updatedAt" from rooms`,
    ),

  async save(tx, floor, { seasonFrom, seasonTo, closedUntil }: RoomOpening) {
    await tx(
      `insert into rooms (floor, season_from, season_to, closed_until) values (?, ?, ?, ?)
       on conflict (floor) do update set season_from = excluded.season_from, season_to = excluded.season_to,
         closed_until = excluded.closed_until,
         updated_at = greatest(excluded.updated_at, rooms.updated_at + interval '1 millisecond')`,
      [floor, seasonFrom, seasonTo, closedUntil],
    );
  },
});
