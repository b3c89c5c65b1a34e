import type { HandleCommand } from '#src/event-log/command-handler.ts';
import { ConcurrencyError, type Actor } from '#src/event-log/event-log.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { LockTurn, Turn } from '../../application/ports.ts';
import { waitingListDecider, type WaitingListCommand } from '../domain/waiting-list-decider.ts';
import type { WaitingListRepository } from './ports.ts';
import { toWaitingListStream } from './waiting-list-stream-name.ts';

export type EntryDeps = {
  readonly inTransaction: InTransaction;
  readonly handle: HandleCommand;
  readonly clock: Clock;
  readonly lockTurn: LockTurn;
  readonly entries: WaitingListRepository;
};

export const refuseUnknownEntry = () =>
  refuse({ kind: 'not-found', message: message('waiting_list_unknown') });

const toLockKey = (turn: Turn | null | undefined) => turn && `${turn.date} ${turn.timeSlotId}`;

/**
 * Locks the turn of the open offer, then the entry. Offers take the same locks in the same order.
 *
 * @throws ConcurrencyError if the offer changed before the lock, which causes a retry
 */
export const lockEntry = async (
  { entries, lockTurn }: EntryDeps,
  tx: Sql,
  id: string,
): Promise<void> => {
  const turn = await entries.findOfferedTurn(tx, id);
  if (turn === undefined) return refuseUnknownEntry();
  if (turn) await lockTurn(tx, turn);
  await entries.lockRow(tx, id);
  const lockedTurn = await entries.findOfferedTurn(tx, id);
  if (toLockKey(lockedTurn) !== toLockKey(turn))
    throw new ConcurrencyError(toWaitingListStream(id), 0);
};

/**
 * Executes a command on an entry. Callers must hold the locks of `lockEntry`, or the lock of the
 * turn that they offer.
 */
export const executeEntryCommand = (
  { handle, clock }: EntryDeps,
  tx: Sql,
  id: string,
  command: WaitingListCommand,
  actor: Actor,
) =>
  handle(tx, waitingListDecider, toWaitingListStream(id), command, {
    at: clock.now().toISOString(),
    actor,
  });
