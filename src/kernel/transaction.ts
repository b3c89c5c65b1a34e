/** `?` marks a value. */
export type Sql = <Row = Record<string, unknown>>(
  query: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** Retries `work` after a transient failure, so it may only write through `tx`. */
export type InTransaction = <Result>(work: (tx: Sql) => Promise<Result>) => Promise<Result>;
