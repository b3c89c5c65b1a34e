/** Instant and id of the last row of a page. The next page contains older rows, newest first. */
export type KeysetCursor = { readonly at: string; readonly id: string };

export type PageQuery = { readonly limit: number; readonly after: KeysetCursor | null };

export type Page<Row> = { readonly rows: Row[]; readonly next: KeysetCursor | null };

/**
 * Returns a page of `limit` rows. `read` contains up to `limit + 1` rows, because an additional row
 * proves that another page follows.
 */
export const takePage = <Row extends { readonly id: string; readonly createdAt: string }>(
  read: readonly Row[],
  limit: number,
): Page<Row> => {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && read.length > limit ? { at: last.createdAt, id: last.id } : null };
};

export const afterCursorSql = (
  after: KeysetCursor | null,
  at: string,
  id: string,
): { readonly sql: string; readonly values: readonly string[] } =>
  after
    ? { sql: `(${at}, ${id}) < (?::timestamptz, ?::uuid)`, values: [after.at, after.id] }
    : { sql: 'true', values: [] };
