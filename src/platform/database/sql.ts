import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex, MikroORM } from '@mikro-orm/postgresql';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';
import { isTransient } from './transient.ts';

const ATTEMPTS = 5;
const PATIENCE_MS = 4_000;
const FIRST_PAUSE_MS = 20;

/** Values travel as bind parameters, never inside the text. A literal question mark is written `\\?`. */
const sqlOn = (knex: Knex): Sql => async <Row>(query: string, values: readonly unknown[] = []) =>
  ((await knex.raw(query, values as never)) as { rows: Row[] }).rows;

/** Single statements, each on its own; for reads. */
export const pooledSql = (orm: MikroORM): Sql => (query, values) => sqlOn(orm.em.getKnex())(query, values);

const pause = (attempt: number) => sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);

/**
 * Transactions of MikroORM at READ COMMITTED. A transient failure runs the whole work again, at most five times within
 * four seconds; then the failure goes on to the caller, who answers 503.
 */
export const transactions = (orm: MikroORM): InTransaction => async (work) => {
  const began = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await orm.em.fork().transactional((em) => work(sqlOn(em.getTransactionContext() as Knex)));
    } catch (error) {
      if (!isTransient(error) || attempt === ATTEMPTS || performance.now() - began > PATIENCE_MS) throw error;
      await pause(attempt);
    }
  }
};
