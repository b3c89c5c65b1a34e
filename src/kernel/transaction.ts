/** Parameterised SQL inside one transaction; `?` marks a value. Application code only hands it on. */
export type Sql = <Row = Record<string, unknown>>(
  query: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/**
 * Runs one command as one transaction: all that it writes commits together or not at all. The whole work is run again
 * when the database asks for it (serialisation, deadlock, lost connection), so it must do nothing but write through `tx`.
 */
export type InTransaction = <Result>(work: (tx: Sql) => Promise<Result>) => Promise<Result>;
