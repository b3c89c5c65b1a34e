import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { isSameTurn } from '#src/contexts/booking/domain/seat-allocation.ts';
import { decideSeatHold, findUnknownSender, type SeatHoldDeps } from '../decide-seat-hold.ts';
import type { Turn } from '../ports.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  lockTurns,
  type DeskDeps,
} from '../desk/execute-desk-command.ts';

type Change = {
  readonly target: Turn;
  readonly numberOfPeople: number;
  /** Covers that the reservation already has in the wanted turn. */
  readonly present: number;
};

const GUEST = { actor: 'guest', expectedVersion: null } as const;

type Deps = DeskDeps & SeatHoldDeps;

/**
 * Prepares a change that waits for staff. The sender of the reservation has the limits, because the
 * link can be opened from any network. In the same turn, only the additional covers count.
 */
const createChangeRequest = async (
  deps: Deps,
  tx: Sql,
  id: string,
  { target, numberOfPeople, present }: Change,
) => {
  const facts = await loadTurnFactsExcluding(deps, tx, target, id);
  const hold = await decideSeatHold(deps, tx, 'changeRequest', {
    party: { tableId: null, numberOfPeople: numberOfPeople - present },
    facts,
    sender: await findUnknownSender(deps, tx, id),
  });
  return { type: 'requestChange', numberOfPeople, facts, hold } as const;
};

const decideChange = async (
  deps: Deps,
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
      : {
          ...(await createChangeRequest(deps, tx, id, {
            target,
            numberOfPeople,
            present: isSameTurn(turn, target) ? people : 0,
          })),
          moment,
        };
  await executeDeskCommand(deps, tx, id, { command, context: GUEST });
};

/**
 * Changes the reservation immediately if the party becomes smaller in the same turn. Any other
 * change waits for staff, and holds the wanted covers if the
 * limits of unconfirmed seats allow it.
 *
 * @throws DomainError of kind `conflict` if the turn is full, closed or has begun
 */
export const askForChange =
  (deps: Deps) =>
  (id: string, change: WantedChange): Promise<void> =>
    deps.inTransaction((tx) => decideChange(deps, tx, id, change));

export type AskForChange = ReturnType<typeof askForChange>;
