import { randomUUID } from 'node:crypto';
import type { EntitySchema } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import { TEMPLATE_DATABASE } from '../jest/global-state.ts';

export type TestDatabase = {
  readonly url: string;
  readonly orm: MikroORM;
  /** Pool of the application under test. */
  readonly pool: pg.Pool;
  /**
   * Runs SQL of the test itself on a connection that the application does not use. `$1` is the
   * first value.
   */
  readonly query: <Row = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
  readonly drop: () => Promise<void>;
};

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_SERVER'];
  if (!url) throw new Error('This folder of tests has no global setup: see jest.config.js');
  return url;
};

const runOnServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

export const createTestDatabase = async ({
  entities = [] as readonly EntitySchema[],
} = {}): Promise<TestDatabase> => {
  const name = `t_${process.env['JEST_WORKER_ID'] ?? '0'}_${randomUUID().slice(0, 8)}`;
  await runOnServer(`create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;
  const orm = await openOrm({ url, entities });
  const pool = openConnectionPool({ url });
  const testPool = new pg.Pool({ connectionString: url, max: 2 });
  /* Ignores the error that PostgreSQL reports when `drop` ends the connections of this pool. */
  testPool.on('error', () => undefined);
  return {
    url,
    orm,
    pool,
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await testPool.query(sql, [...values])).rows as Row[],
    drop: async () => {
      await testPool.end();
      await pool.end();
      await orm.close(true);
      await runOnServer(`drop database ${name} with (force)`);
    },
  };
};
