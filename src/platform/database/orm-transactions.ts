import type { EntityManager, Knex, MikroORM } from '@mikro-orm/postgresql';
import type { InTransactionWith, Sql } from '#src/kernel/transaction.ts';
import { retryTransientFailures } from './retry-transient-failures.ts';

/**
 * Runs `work` in one transaction. The entity manager and `tx` share it, so both commit or neither
 * does.
 */
export type InEntityTransaction = <Result>(
  work: (tx: Sql, entityManager: EntityManager) => Promise<Result>,
) => Promise<Result>;

/**
 * Runs SQL with values as bound parameters. `EntityManager.execute` would write the values into the
 * statement.
 */
const createSql =
  (entityManager: EntityManager): Sql =>
  async <Row>(query: string, values: readonly unknown[] = []) => {
    const transaction = entityManager.getTransactionContext<Knex.Transaction>();
    if (!transaction) throw new Error('A statement came after the end of its transaction');
    const bindings = values.map((value) => (value === undefined ? null : value));
    const { rows } = (await transaction.raw(query, bindings as Knex.RawBinding[])) as {
      rows: Row[];
    };
    return rows;
  };

/**
 * Creates a function that runs transactions. Each one gets its own fork of the entity manager, so
 * requests never share entities.
 */
export const createEntityTransactionRunner =
  (orm: MikroORM, recordFailure: (error: unknown) => void): InEntityTransaction =>
  (work) =>
    retryTransientFailures(
      () =>
        orm.em
          .fork()
          .transactional((entityManager) => work(createSql(entityManager), entityManager)),
      recordFailure,
    );

export const withRepository =
  <Repository>(
    inEntityTransaction: InEntityTransaction,
    createRepository: (entityManager: EntityManager, tx: Sql) => Repository,
  ): InTransactionWith<Repository> =>
  (work) =>
    inEntityTransaction((tx, entityManager) => work(tx, createRepository(entityManager, tx)));
