import type { Pool, PoolClient } from 'pg';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { prepareStatement } from './prepared-statements.ts';
import { retryTransientFailures } from './retry-transient-failures.ts';

const createSql =
  (connection: Pool | PoolClient): Sql =>
  async <Row>(query: string, values: readonly unknown[] = []) =>
    (await connection.query({ ...prepareStatement(query), values: [...values] })).rows as Row[];

export const createPooledSql = (pool: Pool): Sql => createSql(pool);

/**
 * Runs `work` and rejects its statements that come after its end. Such a statement would run in the
 * connection's next transaction.
 */
const runWork = async <Result>(
  client: PoolClient,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> => {
  let isOver = false;
  const sql = createSql(client);
  try {
    return await work(async (query, values) => {
      if (isOver) throw new Error('A statement came after the end of its transaction');
      return sql(query, values);
    });
  } finally {
    isOver = true;
  }
};

/**
 * Commits the result of `work`, or rolls back after an error. Closes a connection that cannot roll
 * back, because its state is unknown.
 */
const runInTransaction = async <Result>(
  pool: Pool,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await runWork(client, work);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

/** Runs transactions at READ COMMITTED and retries transient failures. */
export const createTransactionRunner =
  (pool: Pool, recordFailure: (error: unknown) => void = () => undefined): InTransaction =>
  (work) =>
    retryTransientFailures(() => runInTransaction(pool, work), recordFailure);
