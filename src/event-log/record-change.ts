import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { Cause, EventLog } from './event-log.ts';

/**
 * Creates the function that appends an event about a changed row. The caller must lock the row
 * first, because concurrent appends to one stream conflict.
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
