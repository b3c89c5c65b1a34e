import type { HistoryEvent } from '#src/contracts/history.ts';
import { formatCsv, formatCsvRows } from '#src/platform/http/responses/csv.ts';
import type { HistoryRepository } from './ports.ts';

const HEADER = [
  'Posizione',
  'Istante',
  'Chi',
  'Che cosa',
  'Fatti',
  'Riferimento',
  'Storia',
  'Tipo',
  'Impronta',
];
const BATCH_SIZE = 1_000;

const toCells = ({
  position,
  at,
  by,
  sentence,
  facts,
  reference,
  stream,
  type,
  hash,
}: HistoryEvent) => [
  String(position),
  at,
  by,
  sentence,
  facts ?? '',
  reference ?? '',
  stream,
  type,
  hash,
];

/**
 * Yields the history as CSV in batches. An empty batch means the end of the log, because positions
 * have no gaps.
 */
export async function* streamHistoryCsv(
  history: Pick<HistoryRepository, 'listEvents'>,
  { from = 1, to = Infinity }: { from?: number | undefined; to?: number | undefined },
): AsyncIterable<string> {
  yield formatCsv(HEADER, []);
  for (let first = from; first <= to; first += BATCH_SIZE) {
    const events = await history.listEvents({
      from: first,
      to: Math.min(to, first + BATCH_SIZE - 1),
    });
    if (events.length === 0) return;
    yield formatCsvRows(events.map(toCells));
  }
}
