import type { Context } from 'koa';
import type { Sql } from '#src/kernel/transaction.ts';
import { health } from '#src/platform/http/pipeline/health.ts';

const responding = (async () => []) as unknown as Sql;
const failing = (() => Promise.reject(new Error('away'))) as unknown as Sql;
const silent = (() => new Promise(() => undefined)) as unknown as Sql;

const requestHealth = async (path: string, sql: Sql, stopping = false): Promise<unknown> => {
  const ctx = { path, status: 404, body: null as unknown, set: () => undefined };
  await health(sql, () => stopping)(ctx as unknown as Context, async () => undefined);
  return [ctx.status, ctx.body];
};

describe('/health/live', () => {
  it.each([
    ['with a database', responding, false],
    ['without a database', failing, false],
    ['while the process ends', responding, true],
  ])('returns 200 %s', async (_, sql, stopping) =>
    expect(await requestHealth('/health/live', sql, stopping)).toEqual([200, { ok: true }]),
  );
});

describe('/health/ready', () => {
  it('returns 200 while PostgreSQL responds', async () =>
    expect(await requestHealth('/health/ready', responding)).toEqual([200, { ok: true }]));

  it('returns 503 when the query to PostgreSQL fails', async () =>
    expect(await requestHealth('/health/ready', failing)).toEqual([503, { ok: false }]));

  it('returns 503 when PostgreSQL does not respond', async () => {
    expect(await requestHealth('/health/ready', silent)).toEqual([503, { ok: false }]);
  });

  it('returns 503 while the process ends', async () =>
    expect(await requestHealth('/health/ready', responding, true)).toEqual([503, { ok: false }]));
});

describe('any other path', () => {
  it.each(['/health', '/health/ready/', '/'])('is not handled: %s', async (path) =>
    expect(await requestHealth(path, responding)).toEqual([404, null]),
  );
});
