import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { DeskCancellation } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationCommand } from '#src/contexts/booking/domain/reservation-decider.ts';
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

type Rejection = {
  readonly type: 'Reject';
  readonly reason?: RejectionReason | undefined;
  readonly note?: string | null;
};

export type StatusChange =
  { readonly type: StatusAction } | Rejection | ({ readonly type: 'Cancel' } & DeskCancellation);

const toStaffNote = (change: StatusChange) =>
  'note' in change && change.note !== undefined ? { note: change.note } : undefined;

const buildCommand = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  change: StatusChange,
  turn: Turn,
): Promise<ReservationCommand> => {
  switch (change.type) {
    case 'Cancel':
      return {
        type: 'Cancel',
        reason: change.reason,
        facts: await loadTurnFactsExcluding(deps, tx, turn, id),
      };
    case 'Expire':
    case 'MarkCalled':
      return { type: change.type };
    case 'Confirm':
      return { type: 'Confirm', facts: await loadTurnFactsExcluding(deps, tx, turn, id) };
    case 'Reject':
      return {
        type: 'Reject',
        reason: change.reason ?? 'not_given',
        facts: await loadTurnFactsExcluding(deps, tx, turn, id),
      };
    case 'Complete':
    case 'MarkArrived':
    case 'MarkNoShow': {
      const { today, minutesToStart } = await loadTurnFactsExcluding(deps, tx, turn, id);
      return {
        type: change.type,
        moment: { now: deps.clock.now().toISOString(), today, minutesToStart },
      };
    }
  }
};

export const changeReservationStatus =
  (deps: DeskDeps) =>
  (id: string, change: StatusChange, context: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      const turn = await lockTurns(deps, tx, id);
      const command = await buildCommand(deps, tx, id, change, turn);
      await executeDeskCommand(deps, tx, id, { command, context, staffNote: toStaffNote(change) });
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type ChangeReservationStatus = ReturnType<typeof changeReservationStatus>;
