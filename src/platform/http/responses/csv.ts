import { stringify } from 'csv-stringify/sync';

/**
 * Matches all Unicode line breaks, because some programs end a row at any of them. Cells that match
 * are quoted.
 */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;
/**
 * Matches a cell that spreadsheets would run as a formula, even after leading spaces or invisible
 * characters.
 */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

const SETTINGS = {
  delimiter: ';',
  bom: true,
  quoted_match: LINE_BREAK,
  record_delimiter: 'windows',
} as const;

type Cell = string | number | null;
type Cells = readonly Cell[];

/**
 * Prepends an apostrophe to formulas, so spreadsheets treat the cell as text (OWASP, CSV
 * injection).
 */
const guardFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** Formats CSV with semicolons and a byte order mark, which Italian spreadsheets expect. */
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
