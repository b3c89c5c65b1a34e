import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { Cause, EventLog } from './event-log.ts';

/**
 * Appends an event in the transaction that changes a configured row (table, dish, closure).
 * The caller must hold the row lock, which excludes concurrent appends to the stream.
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
