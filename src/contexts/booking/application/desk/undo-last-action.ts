import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { fold } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { endOfServiceDay } from '#src/contexts/booking/domain/service-day.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
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
  context: CommandContext,
  reason: string | null,
): Promise<void> => {
  await deps.reservations.lockCommands(tx, id);
  const history = await deps.eventLog.read<ReservationEvent>(tx, toReservationStream(id));
  const state = fold(reservationDecider, history);
  const previousTurns =
    state.status !== 'unrequested' && state.undoable ? [state.undoable.to.seat] : [];
  const turn = await lockTurns(deps, tx, id, previousTurns);
  if ((await deps.reservations.findReplacement(id, tx)) !== null)
    refuse({ kind: 'conflict', message: message('nothing_to_undo.replaced') });
  const { at, actor } =
    history.findLast((event) => !isContactRecord(event)) ?? refuseUnknownReservation();
  const dayEnd = endOfServiceDay(deps.clock, new Date(at));
  const last = { dayEnd, byStaff: actor.startsWith('staff:') };
  const facts = await loadTurnFactsExcluding(deps, tx, previousTurns[0] ?? turn, id);
  await executeDeskCommand(deps, tx, id, {
    command: { type: 'undo', last, now: deps.clock.now(), facts, hasReason: reason !== null },
    context,
    staffNote: { note: reason },
  });
};

/** A reason is needed only after the service day of the last action has ended (decision 34). */
export const undoLastAction =
  (deps: DeskDeps) =>
  (id: string, context: CommandContext, reason: string | null = null): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      await executeUndo(deps, tx, id, context, reason);
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type UndoLastAction = ReturnType<typeof undoLastAction>;
