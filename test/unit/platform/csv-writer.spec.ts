import { formatCsv, formatCsvRows } from '#src/platform/http/responses/csv.ts';
import { parseCsv } from '#test/support/assertions/csv-parser.ts';

const HEADER = ['Uno', 'Due', 'Tre'];
const BREAKS = ['\n', '\r', '\r\n', '\n\r', '\n\n'];
const COLUMNS = HEADER.map((_, column) => column);
const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200b=1',
  '\ufeff=1',
  '\u00a0@x',
  '＝1',
  '＋1',
  '－1',
  '＠x',
];

const rowWith = (column: number, cell: string) =>
  HEADER.map((_, index) => (index === column ? cell : 'x'));

describe('a CSV file', () => {
  it.each(BREAKS.flatMap((lineBreak) => COLUMNS.map((column) => [lineBreak, column] as const)))(
    'keeps one row per record with %j in column %i',
    (lineBreak, column) => {
      const row = rowWith(column, `Anna${lineBreak}=1+1`);
      expect(parseCsv(formatCsv(HEADER, [row, row]))).toEqual([HEADER, row, row]);
      expect(parseCsv(formatCsvRows([row]))).toEqual([row]);
    },
  );

  it.each(FORMULAS.flatMap((formula) => COLUMNS.map((column) => [formula, column] as const)))(
    'writes %j in column %i as text',
    (formula, column) => {
      expect(parseCsv(formatCsv(HEADER, [rowWith(column, formula)]))[1]![column]).toBe(
        `'${formula}`,
      );
    },
  );

  it('quotes a cell for each line break that a reader may take for the end of a record', () => {
    for (const lineBreak of ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f'])
      expect(formatCsvRows([[`a${lineBreak}b`]])).toBe(`"a${lineBreak}b"\r\n`);
  });

  it('keeps quotes, semicolons, numbers and empty cells', () => {
    const cells = ['a "b"; c', -3, 0, null, '', 'fine'];
    expect(parseCsv(formatCsvRows([cells]))).toEqual([['a "b"; c', '-3', '0', '', '', 'fine']]);
  });
});
