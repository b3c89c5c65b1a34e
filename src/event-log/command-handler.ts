import type { Sql } from '#src/kernel/transaction.ts';
import { fold, type Decider, type DomainEvent } from './decider.ts';
import type { Cause, EventLog } from './event-log.ts';

/**
 * Reads the stream, decides the command and appends its events. After a `ConcurrencyError`, the
 * caller's `inTransaction` runs the command again.
 */
export const createCommandHandler =
  (log: EventLog) =>
  async <State, Command, Event extends DomainEvent>(
    tx: Sql,
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    cause: Cause,
  ): Promise<readonly Event[]> => {
    const history = await log.read<Event>(tx, stream);
    const decided = decider.decide(command, fold(decider, history));
    if (decided.length > 0) await log.append(tx, stream, history.length, decided, cause);
    return decided;
  };

export type HandleCommand = ReturnType<typeof createCommandHandler>;
