import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'koa';
import { verifyChain } from '#src/contracts/history-verification.ts';
import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { isTransientError } from '#src/platform/database/transient-errors.ts';
import { requestTimeout } from '#src/platform/http/pipeline/request-timeout.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';

const routes: Route[] = [{ operation: verifyChain, handle: async () => null }];
const ask = (path: string, ms: number, req = { complete: true, readableLength: 0 }) =>
  requestTimeout(routes, { silenceMs: 20, readLastActivity: () => 0 })(
    { path, req, state: { startedAt: performance.now() } } as Context,
    async () => {
      await sleep(ms);
    },
  );

describe('a request', () => {
  it('is answered "try again" when nothing comes of it in time', async () => {
    await expect(ask('/api/reservations', 200)).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it('is not answered before it has come whole, and then soon', async () => {
    const req = { complete: false, readableLength: 0 };
    setTimeout(() => {
      req.complete = true;
    }, 50);
    await expect(ask('/api/reservations', 40, req)).resolves.toBeUndefined();
    await expect(ask('/api/reservations', 200, req)).rejects.toBeInstanceOf(ServiceUnavailable);
    await expect(
      ask('/api/reservations', 200, { complete: false, readableLength: 9 }),
    ).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it.each([
    ['in time', '/api/reservations', 1],
    ['for a check of the whole log', '/api/audit/verify', 60],
    ['with a picture over a slow line', '/objects/uploads/x', 60],
  ])('is left alone %s', async (_, path, ms) => {
    await expect(ask(path, ms)).resolves.toBeUndefined();
  });

  it('waits while the database speaks, as in a rush, but not for ever', async () => {
    const ms = (longest: number) =>
      requestTimeout(routes, {
        silenceMs: 20,
        maxMs: longest,
        readLastActivity: () => performance.now(),
      })(
        {
          path: '/api/reservations',
          req: { complete: true },
          state: { startedAt: performance.now() },
        } as Context,
        async () => {
          await sleep(80);
        },
      );
    await expect(ms(400)).resolves.toBeUndefined();
    await expect(ms(40)).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it('that fails fails as it would without a deadline', async () => {
    await expect(
      requestTimeout([], { silenceMs: 20 })(
        {
          path: '/api/x',
          req: { complete: true },
          state: { startedAt: performance.now() },
        } as Context,
        async () => {
          throw new Error('its own');
        },
      ),
    ).rejects.toThrow('its own');
  });
});

describe('what PostgreSQL and its driver say when the same command may well succeed later', () => {
  it.each([
    ['a statement that took too long', { code: '57014' }],
    ['a full disk', { code: '53100' }],
    ['a lock that did not come', { code: '55P03' }],
    ['a deadlock', { code: '40P01' }],
  ])('%s', (_, fields) => {
    expect(isTransientError(Object.assign(new Error('x'), fields))).toBe(true);
  });

  it('a transaction whose connection went under it', () =>
    expect(
      isTransientError(
        new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
      ),
    ).toBe(true));

  it('but not a broken rule of the data', () =>
    expect(isTransientError(Object.assign(new Error('x'), { code: '23505' }))).toBe(false));
});
