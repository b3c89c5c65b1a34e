import { stringify } from 'csv-stringify/sync';

/** From these on a spreadsheet would compute: what a guest typed is text and nothing else. */
const SETTINGS = { delimiter: ';', bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

type Cells = readonly (string | number | null)[];

/** A file that an Italian spreadsheet opens as it is: semicolons, a byte order mark, and no formula in it. */
export const csvOf = (header: readonly string[], rows: readonly Cells[]): string =>
  stringify([[...header], ...rows.map((row) => [...row])], SETTINGS);

/** Further rows of a file that is sent piece by piece; its first piece is `csvOf` without any. */
export const csvRows = (rows: readonly Cells[]): string => stringify(rows.map((row) => [...row]), { ...SETTINGS, bom: false });
