import { historySheet } from '#src/contexts/history/history-sheet.ts';
import type { HistoryEvent } from '#src/contracts/history.ts';

const EVENTS = 2_500;

/** A log of so many events that remembers how many it was asked for at once. */
const logOf = (events: number) => {
  const asked: number[] = [];
  const range = async ({ from = 1, to = events }: { from?: number; to?: number }) => {
    const last = Math.min(to, events);
    const found = Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => ({
      position: from + index, at: '2027-03-13T18:00:00Z', by: 'il cliente', sentence: from + index === 1 ? '=1+1' : 'Richiesta; dal sito', facts: null,
      reference: null, stream: 's', type: 'T', hash: 'h',
    }) as unknown as HistoryEvent);
    asked.push(found.length);
    return found;
  };
  return { asked, range };
};

const sheetOf = async (log: ReturnType<typeof logOf>, range = {}) => {
  let text = '';
  for await (const piece of historySheet(log, range)) text += piece;
  return text.replace(/^\uFEFF/, '').trimEnd().split('\r\n');
};
const positions = (lines: readonly string[]) => lines.slice(1).map((line) => Number(line.split(';')[0]));

describe('the history as a sheet', () => {
  it('is whole, in order, under one heading, and never more than a thousand events are in memory', async () => {
    const log = logOf(EVENTS);
    const lines = await sheetOf(log);
    expect(lines[0]).toMatch(/^Posizione;Istante;/);
    expect(positions(lines)).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1));
    expect(Math.max(...log.asked)).toBe(1_000);
  });

  it('of a range holds that range, both ends included', async () =>
    expect(positions(await sheetOf(logOf(EVENTS), { from: 990, to: 1_992 }))).toEqual(Array.from({ length: 1_003 }, (_, index) => 990 + index)));

  it('computes nothing in a spreadsheet', async () =>
    expect((await sheetOf(logOf(2))).slice(1)).toEqual([expect.stringContaining(`;'=1+1;`), expect.stringContaining(';"Richiesta; dal sito";')]));

  it('of a log without events is a heading', async () => expect(await sheetOf(logOf(0))).toHaveLength(1));
});
