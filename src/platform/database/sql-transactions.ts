import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex, MikroORM } from '@mikro-orm/postgresql';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { numberPlaceholders } from './placeholders.ts';
import { isTransientError } from './transient-errors.ts';

const MAX_ATTEMPTS = 5;
const RETRY_WINDOW_MS = 4_000;
const FIRST_PAUSE_MS = 20;

/**
 * Connection of the `pg` driver, used directly because queries through knex cost several times
 * more.
 */
type PoolConnection = {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
};
type ConnectionPool = {
  acquireConnection(): Promise<PoolConnection>;
  releaseConnection(connection: PoolConnection): Promise<void>;
};

const getPool = (knex: Knex): ConnectionPool => knex.client as ConnectionPool;

const createSql =
  (connection: PoolConnection): Sql =>
  async <Row>(query: string, values: readonly unknown[] = []) =>
    (await connection.query({ text: numberPlaceholders(query), values: [...values] }))
      .rows as Row[];

export const createPooledSql =
  (orm: MikroORM): Sql =>
  async (query, values) => {
    const pool = getPool(orm.em.getKnex());
    const connection = await pool.acquireConnection();
    try {
      return await createSql(connection)(query, values);
    } finally {
      await pool.releaseConnection(connection);
    }
  };

/** Rejects late statements, which would otherwise run in the connection's next transaction. */
const runInTransaction = async <Result>(
  connection: PoolConnection,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> => {
  let isOver = false;
  const sql = createSql(connection);
  try {
    return await work(async (query, values) => {
      if (isOver) throw new Error('A statement came after the end of its transaction');
      return sql(query, values);
    });
  } finally {
    isOver = true;
  }
};

const pause = (attempt: number) => sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);

/**
 * Runs transactions at READ COMMITTED and retries transient failures for 4 s. It bypasses the
 * entity manager, whose AsyncLocalStorage slows Node 20.
 */
export const createTransactionRunner =
  (orm: MikroORM, recordFailure: (error: unknown) => void = () => undefined): InTransaction =>
  async (work) => {
    const startedAt = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await orm.em
          .getConnection()
          .transactional(async (trx) =>
            runInTransaction(await getPool(trx).acquireConnection(), work),
          );
      } catch (error) {
        recordFailure(error);
        if (
          !isTransientError(error) ||
          attempt === MAX_ATTEMPTS ||
          performance.now() - startedAt > RETRY_WINDOW_MS
        )
          throw error;
        await pause(attempt);
      }
    }
  };
