import type { ReservationView } from '../../../contracts/booking.ts';
import { fold } from '../../../event-log/decider.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { ReservationEvent } from '../domain/reservation-events.ts';
import { reservation } from '../domain/reservation.ts';
import { act, factsFor, holdAll, unknown, type By, type DeskDeps } from './act.ts';
import { nameTheFaster } from './name-the-faster.ts';
import { reservationStream } from './reservation-stream.ts';

const undo = async (deps: DeskDeps, tx: Sql, id: string, by: By): Promise<void> => {
  await deps.desk.lockCommands(tx, id);
  const history = await deps.eventLog.read<ReservationEvent>(tx, reservationStream(id));
  const state = fold(reservation, history);
  const back = state.status !== 'unrequested' && state.undoable ? [state.undoable.to.seat] : [];
  const turn = await holdAll(deps, tx, id, back);
  const { at, actor } = history.at(-1) ?? unknown();
  const last = { at, byStaff: actor.startsWith('staff:') };
  const facts = await factsFor(deps, tx, back[0] ?? turn, id);
  await act(deps, tx, id, {
    command: { type: 'Undo', last, now: deps.clock.now().toISOString(), facts },
    by,
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
  (id: string, by: By): Promise<ReservationView> =>
    nameTheFaster(deps, id, async (tx) => {
      await undo(deps, tx, id, by);
      return (await deps.desk.find(id, tx)) ?? unknown();
    });

export type UndoLastAction = ReturnType<typeof undoLastAction>;
