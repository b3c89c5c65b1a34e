import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { fold } from '#src/event-log/decider.ts';
import { ConcurrencyError } from '#src/event-log/event-log.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { SeatAllocation } from '#src/contexts/booking/domain/reservation-state.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import type { Turn } from '../ports.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './run-with-conflict-attribution.ts';
import { findLastAction } from './find-last-action.ts';
import { lockPairTurns } from './lock-pair-turns.ts';
import { undoRoomMaking } from './undo-room-making.ts';

type History = Awaited<ReturnType<typeof readHistory>>;

const readHistory = ({ eventLog }: DeskDeps, tx: Sql, id: string) =>
  eventLog.read<ReservationEvent>(tx, toReservationStream(id));

/** Id of the reservation that was moved to make room for the accepted request, or undefined. */
const findMovedReservation = (history: History): string | undefined => {
  const last = history.findLast((event) => !isContactRecord(event));
  return last?.type === 'ReservationConfirmed' ? last.data.movedReservation : undefined;
};

const findPreviousSeat = (history: History): SeatAllocation | null => {
  const state = fold(reservationDecider, history);
  return state.status !== 'unrequested' && state.undoable ? state.undoable.to.seat : null;
};

/**
 * Locks the reservation, and the one that was moved for it, with their turns.
 *
 * @throws ConcurrencyError if the last action changed before the lock, which causes a retry
 */
const lockForUndo = async (deps: DeskDeps, tx: Sql, id: string) => {
  const movedId = findMovedReservation(await readHistory(deps, tx, id));
  for (const each of [id, movedId ?? id].sort()) await deps.reservations.lockCommands(tx, each);
  const history = await readHistory(deps, tx, id);
  if (findMovedReservation(history) !== movedId)
    throw new ConcurrencyError(toReservationStream(id), 0);
  const previousSeat = findPreviousSeat(history);
  const turns: readonly Turn[] = previousSeat ? [previousSeat] : [];
  const turn = movedId
    ? await lockPairTurns(deps, tx, id, movedId, turns)
    : await lockTurns(deps, tx, id, turns);
  return { history, movedId, previousSeat, turn };
};

type UndoOptions = {
  /** Required after the service day of the last action has ended. */
  readonly reason?: string | null;
  /** Time of the last action that the caller knows (ISO instant). */
  readonly knownAt?: string;
};

/** Refuses the undo if the last action is not the one that the caller knows. */
const refuseLaterAction = (lastAt: Date, knownAt: Date): void => {
  if (lastAt.getTime() !== knownAt.getTime())
    refuse({ kind: 'conflict', message: message('nothing_to_undo.changed') });
};

const executeUndo = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  context: CommandContext,
  { reason = null, knownAt }: UndoOptions,
): Promise<void> => {
  const { history, movedId, previousSeat, turn } = await lockForUndo(deps, tx, id);
  if ((await deps.reservations.findReplacement(id, tx)) !== null)
    refuse({ kind: 'conflict', message: message('nothing_to_undo.replaced') });
  const last = findLastAction(deps, history);
  if (knownAt !== undefined) refuseLaterAction(last.at, new Date(knownAt));
  const facts = await loadTurnFactsExcluding(deps, tx, previousSeat ?? turn, id);
  await executeDeskCommand(deps, tx, id, {
    command: { type: 'undo', last, now: deps.clock.now(), facts, hasReason: reason !== null },
    context,
    staffNote: { note: reason },
  });
  if (movedId && previousSeat)
    await undoRoomMaking(
      deps,
      tx,
      { movedId, requestId: id, requestSeat: previousSeat },
      { actor: context.actor },
      reason,
    );
};

/**
 * Undoes the last action. Undoing an acceptance also undoes the move that made room for the party.
 */
export const undoLastAction =
  (deps: DeskDeps) =>
  (id: string, context: CommandContext, options: UndoOptions = {}): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      await executeUndo(deps, tx, id, context, options);
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type UndoLastAction = ReturnType<typeof undoLastAction>;
