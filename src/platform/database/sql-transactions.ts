import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex, MikroORM } from '@mikro-orm/postgresql';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { numberPlaceholders } from './placeholders.ts';
import { isTransientError } from './transient-errors.ts';

const MAX_ATTEMPTS = 5;
const RETRY_WINDOW_MS = 4_000;
const FIRST_PAUSE_MS = 20;

/** A connection as MikroORM's pool holds it; its own way of asking costs several times what the answer costs. */
type PoolConnection = {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
};
type ConnectionPool = {
  acquireConnection(): Promise<PoolConnection>;
  releaseConnection(line: PoolConnection): Promise<void>;
};

const poolOf = (knex: Knex): ConnectionPool => knex.client as ConnectionPool;

/** Values travel as bind parameters, never inside the text. A literal question mark is written `\\?`. */
const createSql =
  (line: PoolConnection): Sql =>
  async <Row>(query: string, values: readonly unknown[] = []) =>
    (await line.query({ text: numberPlaceholders(query), values: [...values] })).rows as Row[];

/** Single statements, each on its own; for reads. */
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

/** Once the work is over its connection belongs to somebody else: whatever comes late must not run there. */
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
 * Transactions at READ COMMITTED, of MikroORM's connection and not of its entity manager: that one opens an AsyncLocalStorage, and
 * from then on Node 20 follows every promise of the process, those of visitors' requests too. A transient failure runs the whole work again, at most five times within
 * four seconds; then the failure goes on to the caller, who answers 503.
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
