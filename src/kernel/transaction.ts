/** Each `?` in the query is a placeholder for one of the `values`. */
export type Sql = <Row = Record<string, unknown>>(
  query: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/**
 * Runs `work` again after a transient database failure, so `work` must have no effects outside
 * `tx`.
 */
export type InTransaction = <Result>(work: (tx: Sql) => Promise<Result>) => Promise<Result>;

/** The repository reads and writes in the transaction `tx`. */
export type InTransactionWith<Repository> = <Result>(
  work: (tx: Sql, repository: Repository) => Promise<Result>,
) => Promise<Result>;
