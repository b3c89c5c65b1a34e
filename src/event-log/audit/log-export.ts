import type { SignedCheckpoint } from './checkpoint.ts';
import type { ChainPosition, LogEntry } from './verify-chain.ts';

const KIND = 'melagrana-log/1';

/** First line of an exported log: where it begins, and what it can be held against. */
export type ExportHead = {
  readonly kind: typeof KIND;
  readonly origin: string;
  /** The place before the first event of the export. */
  readonly after: ChainPosition;
  /** The last event of the export; absent in files of earlier versions. */
  readonly last?: ChainPosition;
  /** Whether the export reaches the end of the log as it was then. */
  readonly complete: boolean;
  /** PEM of the Ed25519 key, to compare with the key received by another way. Null: the exporting process has none. */
  readonly publicKey: string | null;
  readonly checkpoints: readonly SignedCheckpoint[];
};

export const formatExportHead = (head: Omit<ExportHead, 'kind'>): string =>
  `${JSON.stringify({ kind: KIND, ...head })}\n`;

/** One event per line; the stored bytes stay behind, because they follow from the fields. */
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

/** Reads the lines of an export: the head first, then one event at a time. @throws Error naming the line that cannot be read */
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
