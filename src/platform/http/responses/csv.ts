import { stringify } from 'csv-stringify/sync';

/** A reader may end a record at any of these; the library quotes for its own record delimiter alone. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;
/** A spreadsheet computes a cell that starts so; some drop leading spaces and invisible characters first. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

const SETTINGS = {
  delimiter: ';',
  bom: true,
  quoted_match: LINE_BREAK,
  record_delimiter: 'windows',
} as const;

type Cell = string | number | null;
type Cells = readonly Cell[];

/** An apostrophe makes a spreadsheet read the cell as text (OWASP, CSV injection). */
const guardFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** A file that an Italian spreadsheet opens as it is: semicolons, a byte order mark, and no formula in it. */
export const formatCsv = (header: readonly string[], rows: readonly Cells[]): string =>
  stringify(
    [header, ...rows].map((row) => row.map(guardFormula)),
    SETTINGS,
  );

/** Further rows of a file that is sent piece by piece; its first piece is `csvOf` without any. */
export const formatCsvRows = (rows: readonly Cells[]): string =>
  stringify(
    rows.map((row) => row.map(guardFormula)),
    { ...SETTINGS, bom: false },
  );
