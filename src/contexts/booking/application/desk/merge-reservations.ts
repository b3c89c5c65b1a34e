import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  executeDeskCommand,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './run-with-conflict-attribution.ts';

/**
 * Cancels the reservation `otherId` and returns its new view. Both are locked, so the remaining one
 * is still open when the other is cancelled.
 *
 * @throws DomainError of kind `conflict` unless both are open and are of the same person, date and
 * meal
 */
export const mergeReservations =
  (deps: DeskDeps) =>
  (
    remainingId: string,
    otherId: string,
    { actor }: Pick<CommandContext, 'actor'>,
  ): Promise<ReservationView> =>
    runWithConflictAttribution(deps, otherId, async (tx) => {
      for (const id of [remainingId, otherId].sort()) await deps.reservations.lockCommands(tx, id);
      await lockTurns(deps, tx, otherId);
      const isDuplicate = await deps.reservations.areDuplicates(tx, remainingId, otherId);
      await executeDeskCommand(deps, tx, otherId, {
        command: { type: 'merge', into: remainingId, isDuplicate },
        context: { actor, expectedVersion: null },
      });
      return (await deps.reservations.find(otherId, tx)) ?? refuseUnknownReservation();
    });

export type MergeReservations = ReturnType<typeof mergeReservations>;
