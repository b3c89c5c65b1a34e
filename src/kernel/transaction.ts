/** Each `?` in the query is a placeholder for one of the `values`. */
export type Sql = <Row = Record<string, unknown>>(
  query: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** Repeats `work` after a transient failure, so `work` must write only through `tx`. */
export type InTransaction = <Result>(work: (tx: Sql) => Promise<Result>) => Promise<Result>;
