import type { SignedCheckpoint } from '#src/event-log/audit/checkpoint.ts';
import { formatExportEntry, formatExportHead } from '#src/event-log/audit/log-export-format.ts';
import {
  readChainPosition,
  readEntries,
  readHead,
} from '#src/event-log/postgres/audit/read-log-entries.ts';
import type { Sql } from '#src/kernel/transaction.ts';

type ExportSource = {
  readonly sql: Sql;
  readonly origin: string;
  readonly publicKey: string | null;
  readonly checkpoints: readonly SignedCheckpoint[];
};

/**
 * Yields the log as lines, and in the first line the checkpoints that prove the events. Both ends
 * of `range` are inclusive.
 */
export async function* exportLogLines(
  { sql, origin, publicKey, checkpoints }: ExportSource,
  range: { from?: number; to?: number },
): AsyncGenerator<string> {
  const head = await readHead(sql);
  const to = Math.min(range.to ?? head.position, head.position);
  const after = await readChainPosition(sql, Math.max(0, (range.from ?? 1) - 1));
  const last = to === head.position ? head : await readChainPosition(sql, to);
  yield formatExportHead({
    origin,
    after,
    last,
    complete: to === head.position,
    publicKey,
    checkpoints: checkpoints.filter(({ size }) => size > after.position && size <= to),
  });
  for await (const entry of readEntries(sql, after.position, to)) yield formatExportEntry(entry);
}
