import { createServer } from 'node:http';
import Koa from 'koa';
import { entities } from '#src/composition/entities.ts';
import { AdminEntity } from '#src/contexts/staff/accounts/admin.entity.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import { errorHandler } from '#src/platform/http/pipeline/error-handler.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

let database: TestDatabase;
let orm: Awaited<ReturnType<typeof openOrm>>;
beforeEach(async () => {
  database = await createTestDatabase();
  orm = await openOrm({ url: database.url, entities, connections: 1 });
});
afterEach(async () => {
  await orm.close(true);
  await database.drop();
});

/** Returns the error that the ORM raises while another transaction has its only connection. */
const causePoolError = (): Promise<unknown> =>
  orm.em.fork().transactional(async (entityManager) => {
    await entityManager.count(AdminEntity);
    return orm.em
      .fork()
      .count(AdminEntity)
      .then(
        () => null,
        (error: unknown) => error,
      );
  });

const respondWith = async (error: unknown): Promise<Response> => {
  const app = new Koa();
  app.on('error', () => undefined);
  app.use(errorHandler);
  app.use(() => {
    throw error;
  });
  const server = createServer(app.callback());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const { port } = server.address() as { port: number };
    return await fetch(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
};

it.each([
  ['as the ORM wraps it', (error: unknown) => error],
  ['as the cause of another error', (error: unknown) => new Error('failed', { cause: error })],
])('answers 503 with Retry-After when the pool of the ORM is exhausted, %s', async (_, wrap) => {
  const error = await causePoolError();
  expect(error).toBeInstanceOf(Error);
  const response = await respondWith(wrap(error));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});
