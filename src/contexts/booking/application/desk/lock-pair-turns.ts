import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationTurns, Turn } from '../ports.ts';
import { lockTurns, refuseUnknownReservation, type DeskDeps } from './execute-desk-command.ts';

/**
 * Locks the commands of both reservations in the order of their ids, then their turns and rows.
 * Returns the turns of the reservation `id`.
 */
export const lockPairTurns = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  otherId: string,
  furtherTurns: readonly Turn[] = [],
): Promise<ReservationTurns> => {
  for (const each of [id, otherId].sort()) await deps.reservations.lockCommands(tx, each);
  const { wanted, ...turn } =
    (await deps.reservations.findTurns(tx, otherId)) ?? refuseUnknownReservation();
  const others = [turn, ...(wanted ? [wanted] : []), ...furtherTurns];
  const locked = await lockTurns(deps, tx, id, others);
  await deps.reservations.lockRow(tx, otherId);
  return locked;
};
