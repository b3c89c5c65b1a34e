import { streamHistoryCsv } from '#src/contexts/history/history-csv.ts';
import type { HistoryEvent } from '#src/contracts/history.ts';
import { parseCsv } from '#test/support/assertions/csv-parser.ts';

const TEXTS = ['a\n=1+1', 'a\r=1+1', 'a\r\n=1+1', '=1+1', '\n=1+1'] as const;

const createEvent = (text: string, position: number): HistoryEvent => ({
  position,
  stream: text,
  version: 1,
  type: text,
  at: text,
  by: text,
  sentence: text,
  facts: text,
  reference: text,
  person: 'none',
  hash: text,
});

const exportCsv = async (events: readonly HistoryEvent[]): Promise<string> => {
  let text = '';
  for await (const chunk of streamHistoryCsv(
    { listEvents: async ({ from = 1 }) => (from === 1 ? [...events] : []) },
    {},
  ))
    text += chunk;
  return text;
};

describe('the CSV export of the history', () => {
  it.each(TEXTS)('writes one row per event and no formula with %j in every text', async (text) => {
    const rows = parseCsv(await exportCsv([createEvent(text, 1), createEvent(text, 2)]));
    expect(rows.map(({ length }) => length)).toEqual([9, 9, 9]);
    expect(rows.flat().filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([]);
    expect(rows[1]!.filter((cell) => cell.endsWith(text))).toHaveLength(8);
  });
});
