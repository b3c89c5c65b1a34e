/** Runs parameterised SQL inside one transaction; `?` marks a value. */
export type Sql = <Row = Record<string, unknown>>(
  query: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/**
 * Runs `work` in one transaction. A serialisation failure, deadlock or lost connection runs it
 * again, so it may only write through `tx`.
 */
export type InTransaction = <Result>(work: (tx: Sql) => Promise<Result>) => Promise<Result>;
