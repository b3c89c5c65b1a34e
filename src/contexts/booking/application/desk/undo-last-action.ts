import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { fold } from '#src/event-log/decider.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-events.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './attribute-conflict.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

const executeUndo = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  by: CommandContext,
): Promise<void> => {
  await deps.reservations.lockCommands(tx, id);
  const history = await deps.eventLog.read<ReservationEvent>(tx, toReservationStream(id));
  const state = fold(reservationDecider, history);
  const back = state.status !== 'unrequested' && state.undoable ? [state.undoable.to.seat] : [];
  const turn = await lockTurns(deps, tx, id, back);
  const { at, actor } = history.at(-1) ?? refuseUnknownReservation();
  const last = { at, byStaff: actor.startsWith('staff:') };
  const facts = await loadTurnFactsExcluding(deps, tx, back[0] ?? turn, id);
  await executeDeskCommand(deps, tx, id, {
    command: { type: 'Undo', last, now: deps.clock.now().toISOString(), facts },
    context: by,
  });
};

/**
 * Takes back what staff did last, within a minute. The turn that it leaves and the one that it returns to are both held.
 *
 * @throws DomainError not-found reservation_unknown; conflict nothing_to_undo, changed_meanwhile, or table_taken and
 * turn_full when what was given back has gone to somebody else.
 */
export const undoLastAction =
  (deps: DeskDeps) =>
  (id: string, by: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      await executeUndo(deps, tx, id, by);
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type UndoLastAction = ReturnType<typeof undoLastAction>;
