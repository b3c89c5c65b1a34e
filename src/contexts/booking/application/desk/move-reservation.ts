import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { DeskMove } from '#src/contracts/booking/reservation-desk-forms.ts';
import {
  executeDeskCommand,
  addSeatWishes,
  loadTurnFactsExcluding,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './run-with-conflict-attribution.ts';

export const moveReservation =
  (deps: DeskDeps) =>
  (id: string, move: DeskMove, context: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      const { reservationDate: date, timeSlotId, override } = move;
      const { tableId, joinedTableIds, numberOfPeople } = move;
      const target = { date, timeSlotId };
      await lockTurns(deps, tx, id, [target]);
      const turnFacts = await loadTurnFactsExcluding(deps, tx, target, id);
      const { wishes, facts } = await addSeatWishes(deps, tx, id, turnFacts);
      await executeDeskCommand(deps, tx, id, {
        command: {
          type: 'move',
          bookingRequest: { tableId, joinedTableIds, numberOfPeople, wishes },
          facts,
          hasReason: override !== undefined,
        },
        context,
        staffNote: override && { overrideReason: override.reason },
      });
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type MoveReservation = ReturnType<typeof moveReservation>;
