import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { DeskCancellation } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { IdempotencyKey, RunIdempotent } from '#src/event-log/idempotency.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import type { OneTapAction } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ChangeClosing } from '#src/contexts/booking/domain/actions/close-change.ts';
import type { Information } from '#src/contexts/booking/domain/actions/inform-guest.ts';
import type { TableSet } from '#src/contexts/booking/domain/table-set.ts';
import type { ReservationCommand } from '#src/contexts/booking/domain/reservation-decider.ts';
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
import type { Turn } from '../ports.ts';

export type StatusAction =
  | 'expire'
  | 'cancelByGuest'
  | 'confirmVisit'
  | 'openLink'
  | 'remind'
  | Exclude<OneTapAction, 'undo'>;

type Rejection = {
  readonly type: 'reject';
  readonly reason?: RejectionReason | undefined;
  readonly note?: string | null;
};

export type StatusChange =
  | { readonly type: StatusAction }
  | { readonly type: 'complete'; readonly isAutomatic: true }
  | {
      readonly type: 'confirm';
      readonly tables?: TableSet | undefined;
      readonly refusesLate?: true;
      readonly ignoresWishes?: true | undefined;
    }
  | Rejection
  | ({ readonly type: 'cancel' } & DeskCancellation)
  | { readonly type: 'closeChange'; readonly why: ChangeClosing }
  | ({ readonly type: 'informGuest' } & Information)
  | { readonly type: 'recordMailFailure'; readonly about: ReservationEventType };

const toStaffNote = (change: StatusChange) =>
  'note' in change && change.note !== undefined ? { note: change.note } : undefined;

const loadCommandFacts = async (deps: DeskDeps, tx: Sql, id: string, turn: Turn) => {
  const facts = await loadTurnFactsExcluding(deps, tx, turn, id);
  const { today, minutesToStart } = facts;
  return { facts, moment: { now: deps.clock.now().toISOString(), today, minutesToStart } };
};

const buildCommand = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  change: StatusChange,
  turn: Turn,
): Promise<ReservationCommand> => {
  const found = await loadCommandFacts(deps, tx, id, turn);
  if (change.type === 'reject')
    return { type: 'reject', reason: change.reason ?? 'not_given', ...found };
  if (change.type !== 'confirm') return { ...change, ...found };
  return { ...change, ...found, ...(await addSeatWishes(deps, tx, id, found.facts)) };
};

const decideChange = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  { change, context }: { readonly change: StatusChange; readonly context: CommandContext },
): Promise<void> => {
  const { wanted, ...turn } = await lockTurns(deps, tx, id);
  const decidedTurn = change.type === 'acceptChange' ? (wanted ?? turn) : turn;
  const command = await buildCommand(deps, tx, id, change, decidedTurn);
  await executeDeskCommand(deps, tx, id, { command, context, staffNote: toStaffNote(change) });
};

const findChanged = async (deps: DeskDeps, tx: Sql, id: string): Promise<ReservationView> =>
  (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();

export const changeReservationStatus =
  (deps: DeskDeps) =>
  (id: string, change: StatusChange, context: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      await decideChange(deps, tx, id, { change, context });
      return findChanged(deps, tx, id);
    });

type ChangedReservation = { readonly answer: ReservationView; readonly replayed: boolean };

/**
 * Changes the status once per idempotency key. A repeated call changes nothing, and returns the
 * present state of the reservation.
 */
export const changeReservationStatusOnce =
  (deps: DeskDeps & { readonly runIdempotent: RunIdempotent }) =>
  (
    id: string,
    change: StatusChange,
    context: CommandContext,
    key: IdempotencyKey,
  ): Promise<ChangedReservation> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      const { replayed } = await deps.runIdempotent(tx, key, { id }, () =>
        decideChange(deps, tx, id, { change, context }),
      );
      return { answer: await findChanged(deps, tx, id), replayed };
    });

export type ChangeReservationStatusOnce = ReturnType<typeof changeReservationStatusOnce>;
export type ChangeReservationStatus = ReturnType<typeof changeReservationStatus>;
