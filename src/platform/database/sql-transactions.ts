import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex, MikroORM } from '@mikro-orm/postgresql';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { numberPlaceholders } from './placeholders.ts';
import { isTransientError } from './transient-errors.ts';

const MAX_ATTEMPTS = 5;
const RETRY_WINDOW_MS = 4_000;
const FIRST_PAUSE_MS = 20;

/** Connection of MikroORM's pool. Queries through knex cost several times more. */
type PoolConnection = {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
};
type ConnectionPool = {
  acquireConnection(): Promise<PoolConnection>;
  releaseConnection(line: PoolConnection): Promise<void>;
};

const poolOf = (knex: Knex): ConnectionPool => knex.client as ConnectionPool;

/** Values are bind parameters. A literal question mark is written `\\?`. */
const createSql =
  (line: PoolConnection): Sql =>
  async <Row>(query: string, values: readonly unknown[] = []) =>
    (await line.query({ text: numberPlaceholders(query), values: [...values] })).rows as Row[];

/** Runs single statements, each on any connection of the pool; for reads. */
export const createPooledSql =
  (orm: MikroORM): Sql =>
  async (query, values) => {
    const lines = poolOf(orm.em.getKnex());
    const line = await lines.acquireConnection();
    try {
      return await createSql(line)(query, values);
    } finally {
      await lines.releaseConnection(line);
    }
  };

/** A late statement must not run on the connection's next transaction. */
const runInTransaction = async <Result>(
  line: PoolConnection,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> => {
  let isOver = false;
  const sql = createSql(line);
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
 * READ COMMITTED transactions; transient failures are retried at most five times within 4 s.
 * Bypasses the entity manager, whose AsyncLocalStorage slows every promise on Node 20.
 */
export const createTransactionRunner =
  (orm: MikroORM, noteFailure: (error: unknown) => void = () => undefined): InTransaction =>
  async (work) => {
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await orm.em
          .getConnection()
          .transactional(async (trx) =>
            runInTransaction(await poolOf(trx).acquireConnection(), work),
          );
      } catch (error) {
        noteFailure(error);
        if (
          !isTransientError(error) ||
          attempt === MAX_ATTEMPTS ||
          performance.now() - began > RETRY_WINDOW_MS
        )
          throw error;
        await pause(attempt);
      }
    }
  };
