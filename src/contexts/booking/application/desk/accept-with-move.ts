import type { AcceptanceWithMove } from '#src/contracts/booking/accept-with-move.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Turn } from '../ports.ts';
import {
  executeDeskCommand,
  addSeatWishes,
  loadTurnFactsExcluding,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './run-with-conflict-attribution.ts';
import { lockPairTurns } from './lock-pair-turns.ts';

type Acceptance = { readonly requestId: string } & AcceptanceWithMove;

const executeMove = async (
  deps: DeskDeps,
  tx: Sql,
  { requestId, move: { id, ...tables } }: Acceptance,
  { turn, actor }: { readonly turn: Turn } & Pick<CommandContext, 'actor'>,
): Promise<void> => {
  const numberOfPeople = await deps.reservations.findPartySize(tx, id);
  const turnFacts = await loadTurnFactsExcluding(deps, tx, turn, id);
  const { wishes, facts } = await addSeatWishes(deps, tx, id, turnFacts);
  await executeDeskCommand(deps, tx, id, {
    command: {
      type: 'move',
      bookingRequest: { ...tables, numberOfPeople, wishes },
      facts,
      hasReason: false,
      roomMaking: { movedId: id, requestId },
    },
    context: { actor, expectedVersion: null },
  });
};

const executeAcceptance = async (
  deps: DeskDeps,
  tx: Sql,
  { requestId, move, tableId, joinedTableIds }: Acceptance,
  { turn, context }: { readonly turn: Turn; readonly context: CommandContext },
): Promise<void> => {
  const turnFacts = await loadTurnFactsExcluding(deps, tx, turn, requestId);
  await executeDeskCommand(deps, tx, requestId, {
    command: {
      type: 'confirm',
      ...(await addSeatWishes(deps, tx, requestId, turnFacts)),
      tables: { tableId, joinedTableIds },
      movedReservation: move.id,
    },
    context,
  });
};

/**
 * Moves a party to other tables of the turn, and accepts the request at the tables that it needs.
 * Both happen in one transaction.
 */
export const acceptWithMove =
  (deps: DeskDeps) =>
  (
    requestId: string,
    body: AcceptanceWithMove,
    context: CommandContext,
  ): Promise<{ accepted: ReservationView; moved: ReservationView }> =>
    runWithConflictAttribution(deps, requestId, async (tx) => {
      const acceptance = { requestId, ...body };
      const turn = await lockPairTurns(deps, tx, requestId, body.move.id);
      await executeMove(deps, tx, acceptance, { turn, actor: context.actor });
      await executeAcceptance(deps, tx, acceptance, { turn, context });
      return {
        accepted: (await deps.reservations.find(requestId, tx)) ?? refuseUnknownReservation(),
        moved: (await deps.reservations.find(body.move.id, tx)) ?? refuseUnknownReservation(),
      };
    });

export type AcceptWithMove = ReturnType<typeof acceptWithMove>;
