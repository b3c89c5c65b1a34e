import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { Cause, EventLog } from './event-log.ts';

/**
 * Appends what happened to a thing that is kept as a plain row (a table, a dish, a closure), in the transaction that
 * changes the row. The caller holds the row's lock, so nobody else appends to the stream meanwhile.
 */
export const createChangeRecorder =
  (log: EventLog) =>
  async (tx: Sql, stream: string, event: DomainEvent, cause: Cause): Promise<void> => {
    const [last] = await tx<{ version: number }>(
      'select coalesce(max(version), 0) "version" from event where stream = ?',
      [stream],
    );
    await log.append(tx, stream, last!.version, [event], cause);
  };

export type RecordChange = ReturnType<typeof createChangeRecorder>;
