import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { DeskCancellation } from '#src/contracts/booking/reservation-desk.ts';
import type { RejectionReason } from '#src/contracts/rejection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationCommand } from '#src/contexts/booking/domain/reservation.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './attribute-conflict.ts';
import type { Turn } from '../ports.ts';

export type StatusAction =
  'Confirm' | 'Expire' | 'Complete' | 'MarkArrived' | 'MarkNoShow' | 'MarkCalled';

/** `reason`: recorded as `not_given` where it is left out. */
type Rejection = {
  readonly type: 'Reject';
  readonly reason?: RejectionReason | undefined;
  readonly note?: string | null;
};

/** What is done with a reservation where it is. `note`: words of the staff about it. */
export type StatusChange =
  { readonly type: StatusAction } | Rejection | ({ readonly type: 'Cancel' } & DeskCancellation);

const wordsOf = (order: StatusChange) =>
  'note' in order && order.note !== undefined ? { note: order.note } : undefined;

const buildCommand = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  order: StatusChange,
  turn: Turn,
): Promise<ReservationCommand> => {
  switch (order.type) {
    case 'Cancel':
      return {
        type: 'Cancel',
        reason: order.reason,
        facts: await loadTurnFactsExcluding(deps, tx, turn, id),
      };
    case 'Expire':
    case 'MarkCalled':
      return { type: order.type };
    case 'Confirm':
      return { type: 'Confirm', facts: await loadTurnFactsExcluding(deps, tx, turn, id) };
    case 'Reject':
      return {
        type: 'Reject',
        reason: order.reason ?? 'not_given',
        facts: await loadTurnFactsExcluding(deps, tx, turn, id),
      };
    case 'Complete':
    case 'MarkArrived':
    case 'MarkNoShow': {
      const { today, minutesToStart } = await loadTurnFactsExcluding(deps, tx, turn, id);
      return {
        type: order.type,
        moment: { now: deps.clock.now().toISOString(), today, minutesToStart },
      };
    }
  }
};

/**
 * Staff, or the nightly job, do something with a reservation where it is. Locks in the order that every command keeps:
 * commands of the reservation, turn, its row, head.
 *
 * @returns the reservation as it stands afterwards; unchanged when it was already so.
 * @throws DomainError not-found reservation_unknown; conflict reservation_settled and changed_meanwhile, which name who
 * was faster; whatever else the domain refuses.
 */
export const changeReservationStatus =
  (deps: DeskDeps) =>
  (id: string, order: StatusChange, by: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      const turn = await lockTurns(deps, tx, id);
      const command = await buildCommand(deps, tx, id, order, turn);
      await executeDeskCommand(deps, tx, id, { command, context: by, staffNote: wordsOf(order) });
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type ChangeReservationStatus = ReturnType<typeof changeReservationStatus>;
