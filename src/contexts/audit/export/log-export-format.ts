import type { SignedCheckpoint } from '../checkpoints/checkpoint.ts';
import type { ChainPosition, LogEntry } from '#src/event-log/hash-chain.ts';

const KIND = 'melagrana-log/1';

/** First line of an exported log file (docs/audit-format.md). */
export type ExportHead = {
  readonly kind: typeof KIND;
  readonly origin: string;
  readonly after: ChainPosition;
  readonly last?: ChainPosition;
  readonly complete: boolean;
  readonly publicKey: string | null;
  readonly checkpoints: readonly SignedCheckpoint[];
};

export const formatExportHead = (head: Omit<ExportHead, 'kind'>): string =>
  `${JSON.stringify({ kind: KIND, ...head })}\n`;

export const formatExportEntry = ({
  canon: _,
  isWholeMillisecond: __,
  ...entry
}: LogEntry): string => `${JSON.stringify(entry)}\n`;

const isHead = (value: unknown): value is ExportHead => (value as ExportHead | null)?.kind === KIND;

const parseLine = (line: string, number: number): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`riga ${number}: illeggibile`);
  }
};

export const parseExport = async (lines: AsyncIterable<string>) => {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head = first.done ? null : parseLine(first.value, 1);
  if (!isHead(head)) throw new Error('riga 1: non è un registro esportato da questo prodotto');
  const entries = async function* (): AsyncGenerator<LogEntry> {
    for (let number = 2; ; number++) {
      const { value, done } = await iterator.next();
      if (done) return;
      if (value) yield parseLine(value, number) as LogEntry;
    }
  };
  return { head, entries: entries() };
};
