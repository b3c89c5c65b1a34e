import { stringify } from 'csv-stringify/sync';

/** Some readers end a record at any of these; the library quotes only its own delimiter. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;
/** Spreadsheets read such a cell as a formula, also after spaces and invisible characters. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

const SETTINGS = {
  delimiter: ';',
  bom: true,
  quoted_match: LINE_BREAK,
  record_delimiter: 'windows',
} as const;

type Cell = string | number | null;
type Cells = readonly Cell[];

/** A leading apostrophe makes the cell text (OWASP, CSV injection). */
const guardFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** For Italian spreadsheets: semicolons and a byte order mark. */
export const formatCsv = (header: readonly string[], rows: readonly Cells[]): string =>
  stringify(
    [header, ...rows].map((row) => row.map(guardFormula)),
    SETTINGS,
  );

export const formatCsvRows = (rows: readonly Cells[]): string =>
  stringify(
    rows.map((row) => row.map(guardFormula)),
    { ...SETTINGS, bom: false },
  );
