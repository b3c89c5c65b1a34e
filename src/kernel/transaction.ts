/** Runs a query. Each `?` in the query is a placeholder for one of the `values`. */
export type Sql = <Row = Record<string, unknown>>(
  query: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/**
 * Runs `work` in a transaction, and repeats it after a transient database failure. Therefore `work`
 * must have no effects outside `tx`.
 */
export type InTransaction = <Result>(work: (tx: Sql) => Promise<Result>) => Promise<Result>;

/** Runs `work` in a transaction, in which the repository reads and writes too. */
export type InTransactionWith<Repository> = <Result>(
  work: (tx: Sql, repository: Repository) => Promise<Result>,
) => Promise<Result>;
