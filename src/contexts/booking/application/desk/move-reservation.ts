import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { DeskMove } from '#src/contracts/booking/reservation-desk.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './attribute-conflict.ts';

/**
 * Staff change date, slot, table or party size; assigning a table is a move with nothing but another table. Both turns
 * are held, and everything that changes is checked again as if the party held nothing.
 *
 * @throws DomainError not-found reservation_unknown; invalid slot_unknown, date_past; conflict reservation_settled,
 * changed_meanwhile, or a limit, with `details.overridable` where a reason would pass it.
 */
export const moveReservation =
  (deps: DeskDeps) =>
  (id: string, move: DeskMove, by: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      const { reservationDate: date, timeSlotId, tableId, numberOfPeople, override } = move;
      const target = { date, timeSlotId };
      await lockTurns(deps, tx, id, [target]);
      const facts = await loadTurnFactsExcluding(deps, tx, target, id);
      await executeDeskCommand(deps, tx, id, {
        command: {
          type: 'Move',
          bookingRequest: { tableId, numberOfPeople },
          facts,
          hasReason: override !== undefined,
        },
        context: by,
        staffNote: override && { overrideReason: override.reason },
      });
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type MoveReservation = ReturnType<typeof moveReservation>;
