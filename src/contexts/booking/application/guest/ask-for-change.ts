import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { isSameTurn } from '#src/contexts/booking/domain/seat-allocation.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  lockTurns,
  type DeskDeps,
} from '../desk/execute-desk-command.ts';

const GUEST = { actor: 'guest', expectedVersion: null } as const;

const decideChange = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  { reservationDate: date, timeSlotId, numberOfPeople }: WantedChange,
): Promise<void> => {
  const target = { date, timeSlotId };
  const turn = await lockTurns(deps, tx, id, [target]);
  const { today, minutesToStart } = await loadTurnFactsExcluding(deps, tx, turn, id);
  const moment = { now: deps.clock.now().toISOString(), today, minutesToStart };
  const people = await deps.reservations.findPartySize(tx, id);
  const command =
    isSameTurn(turn, target) && numberOfPeople < people
      ? ({ type: 'reduceParty', numberOfPeople, moment } as const)
      : ({
          type: 'requestChange',
          numberOfPeople,
          facts: await loadTurnFactsExcluding(deps, tx, target, id),
          moment,
        } as const);
  await executeDeskCommand(deps, tx, id, { command, context: GUEST });
};

/**
 * Changes the reservation immediately if the party becomes smaller in the same turn. Any other
 * change waits for staff, and holds the wanted covers.
 *
 * @throws DomainError of kind `conflict` if the turn is full, closed or has begun
 */
export const askForChange =
  (deps: DeskDeps) =>
  (id: string, change: WantedChange): Promise<void> =>
    deps.inTransaction((tx) => decideChange(deps, tx, id, change));

export type AskForChange = ReturnType<typeof askForChange>;
