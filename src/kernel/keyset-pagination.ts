/** The place of a row in a list that runs from the latest to the earliest; rows of one instant stand by id. */
export type KeysetCursor = { readonly at: string; readonly id: string };

/** A page of such a list: at most `limit` rows, after the row that stands at `after`; null: from the start. */
export type PageQuery = { readonly limit: number; readonly after: KeysetCursor | null };

/** `next` is the place of the last row when more rows follow it, else null. */
export type Page<Row> = { readonly rows: Row[]; readonly next: KeysetCursor | null };

/** The page in what was read; whoever reads asks for one row more than the page holds, to learn whether more follow. */
export const takePage = <Row extends { readonly id: string; readonly createdAt: string }>(
  read: readonly Row[],
  limit: number,
): Page<Row> => {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && read.length > limit ? { at: last.createdAt, id: last.id } : null };
};

/** SQL for what follows a place in `order by <at> desc, <id> desc`, with its values: a timestamptz and a uuid column. */
export const afterCursorSql = (
  after: KeysetCursor | null,
  at: string,
  id: string,
): { readonly sql: string; readonly values: readonly string[] } =>
  after
    ? { sql: `(${at}, ${id}) < (?::timestamptz, ?::uuid)`, values: [after.at, after.id] }
    : { sql: 'true', values: [] };
