import type { SignedCheckpoint } from '../checkpoints/checkpoint.ts';
import { formatExportEntry, formatExportHead } from './log-export-format.ts';
import {
  readChainPosition,
  readEntries,
  readHead,
} from '#src/event-log/postgres/read-log-entries.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Positions of the first and the last event. Without one, the range starts or ends with the log. */
export type LogRange = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

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
  range: LogRange,
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
