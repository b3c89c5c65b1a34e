import type { HistoryEvent } from '../../contracts/history.ts';
import { csvOf, csvRows } from '../../platform/http/csv.ts';
import type { History } from './history.ts';

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
/** Events in memory at one moment, however long the history is. */
const AT_ONCE = 1_000;

const cellsOf = ({
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

/** The history as a sheet, piece by piece. Positions have no gap: where none is found, the history ends. */
export async function* historySheet(
  history: Pick<History, 'range'>,
  { from = 1, to = Infinity }: { from?: number; to?: number },
): AsyncIterable<string> {
  yield csvOf(HEADER, []);
  for (let first = from; first <= to; first += AT_ONCE) {
    const events = await history.range({ from: first, to: Math.min(to, first + AT_ONCE - 1) });
    if (events.length === 0) return;
    yield csvRows(events.map(cellsOf));
  }
}
