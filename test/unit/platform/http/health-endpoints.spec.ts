import type { Context } from 'koa';
import type { Sql } from '#src/kernel/transaction.ts';
import { health } from '#src/platform/http/pipeline/health.ts';

const answering = (async () => []) as unknown as Sql;
const away = (() => Promise.reject(new Error('away'))) as unknown as Sql;
const silent = (() => new Promise(() => undefined)) as unknown as Sql;

const ask = async (path: string, sql: Sql, stopping = false): Promise<unknown> => {
  const ctx = { path, status: 404, body: null as unknown, set: () => undefined };
  await health(sql, () => stopping)(ctx as unknown as Context, async () => undefined);
  return [ctx.status, ctx.body];
};

describe('/health/live', () => {
  it.each([
    ['with a database', answering, false],
    ['without one', away, false],
    ['while the process ends', answering, true],
  ])('is true %s', async (_, sql, stopping) =>
    expect(await ask('/health/live', sql, stopping)).toEqual([200, { ok: true }]),
  );
});

describe('/health/ready', () => {
  it('is true while PostgreSQL answers', async () =>
    expect(await ask('/health/ready', answering)).toEqual([200, { ok: true }]));

  it('is false when PostgreSQL refuses', async () =>
    expect(await ask('/health/ready', away)).toEqual([503, { ok: false }]));

  it('is false within two seconds when PostgreSQL says nothing', async () => {
    const began = Date.now();
    expect(await ask('/health/ready', silent)).toEqual([503, { ok: false }]);
    expect(Date.now() - began).toBeLessThan(3_000);
  });

  it('is false while the process ends', async () =>
    expect(await ask('/health/ready', answering, true)).toEqual([503, { ok: false }]));
});

describe('any other path', () => {
  it.each(['/health', '/health/ready/', '/'])('%s is not about health', async (path) =>
    expect(await ask(path, answering)).toEqual([404, null]),
  );
});
