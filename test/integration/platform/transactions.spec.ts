import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

describe('a transaction', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.query('create table note (words text)');
  });
  afterAll(() => database.drop());

  const listNotes = async () =>
    (
      await createPooledSql(database.pool)<{ words: string }>(
        'select words from note order by words',
      )
    ).map(({ words }) => words);

  it('rolls back when its work fails, and rejects statements after its end', async () => {
    const late: Promise<unknown>[] = [];
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = createTransactionRunner(database.pool)(async (tx) => {
      await tx('insert into note values (?)', ['early']);
      late.push(ended.then(() => tx('insert into note values (?)', ['late'])));
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    end();
    await expect(Promise.all(late)).rejects.toThrow('after the end of its transaction');
    expect(await listNotes()).toEqual([]);
  });

  it('fails if PostgreSQL refuses to commit it', async () => {
    const inTransaction = createTransactionRunner(database.pool);
    await database.query('create table seat (number int unique deferrable initially deferred)');
    const work = inTransaction((tx) => tx('insert into seat values (1), (1)'));
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await inTransaction((tx) => tx('select * from seat'))).toEqual([]);
  });

  it('does not use AsyncLocalStorage', async () => {
    const run = jest.spyOn(AsyncLocalStorage.prototype, 'run');
    await createTransactionRunner(database.pool)((tx) => tx('select 1'));
    expect(run).not.toHaveBeenCalled();
  });

  it('fails without ending the process when its connection is lost', async () => {
    const work = createTransactionRunner(database.pool)(async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }>('select pg_backend_pid() pid');
      await database.query('select pg_terminate_backend($1)', [pid]);
      return tx('select 1');
    });
    await expect(work).rejects.toThrow(/terminat|connection/i);
    await expect(createTransactionRunner(database.pool)((tx) => tx('select 1'))).resolves.toEqual([
      { '?column?': 1 },
    ]);
  });

  it('returns its connection to the pool in each of 40 concurrent transactions', async () => {
    const inTransaction = createTransactionRunner(database.pool);
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        inTransaction((tx: Sql) => tx('insert into note values (?)', [`note ${number}`])),
      ),
    );
    expect(await listNotes()).toHaveLength(40);
  });
});
