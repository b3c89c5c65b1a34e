import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'koa';
import { verifyChain } from '#src/contracts/history-verification.ts';
import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { isTransientError } from '#src/platform/database/transient-errors.ts';
import { requestTimeout } from '#src/platform/http/pipeline/request-timeout.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';

const routes: Route[] = [{ operation: verifyChain, handle: async () => null }];
const runRequest = (path: string, ms: number, req = { complete: true, readableLength: 0 }) =>
  requestTimeout(routes, { silenceMs: 20, readLastActivity: () => 0 })(
    { path, req, state: { startedAt: performance.now() } } as Context,
    async () => {
      await sleep(ms, undefined, { ref: false });
    },
  );

describe('the request timeout', () => {
  it('rejects with ServiceUnavailable when the handler exceeds the time limit', async () => {
    await expect(runRequest('/api/reservations', 200)).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it('starts only when the request body is complete or bytes of it are unread', async () => {
    const req = { complete: false, readableLength: 0 };
    setTimeout(() => {
      req.complete = true;
    }, 50);
    await expect(runRequest('/api/reservations', 40, req)).resolves.toBeUndefined();
    await expect(runRequest('/api/reservations', 5_000, req)).rejects.toBeInstanceOf(
      ServiceUnavailable,
    );
    await expect(
      runRequest('/api/reservations', 200, { complete: false, readableLength: 9 }),
    ).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it.each([
    ['that ends in time', '/api/reservations', 1],
    ['that verifies the whole log', '/api/audit/verify', 60],
    ['that uploads a picture', '/objects/uploads/x', 60],
  ])('does not interrupt a request %s', async (_, path, ms) => {
    await expect(runRequest(path, ms)).resolves.toBeUndefined();
  });

  it('waits while the database is active, up to the maximum time', async () => {
    const runWithMaxMs = (maxMs: number, workMs: number) =>
      requestTimeout(routes, {
        silenceMs: 20,
        maxMs,
        readLastActivity: () => performance.now(),
      })(
        {
          path: '/api/reservations',
          req: { complete: true },
          state: { startedAt: performance.now() },
        } as Context,
        async () => {
          await sleep(workMs, undefined, { ref: false });
        },
      );
    await expect(runWithMaxMs(10_000, 80)).resolves.toBeUndefined();
    await expect(runWithMaxMs(40, 5_000)).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it('passes on the error of the handler', async () => {
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

describe('isTransientError', () => {
  it.each([
    ['a statement timeout', { code: '57014' }],
    ['a full disk', { code: '53100' }],
    ['a lock timeout', { code: '55P03' }],
    ['a deadlock', { code: '40P01' }],
  ])('returns true for %s', (_, fields) => {
    expect(isTransientError(Object.assign(new Error('x'), fields))).toBe(true);
  });

  it('returns true for a transaction whose connection was closed', () =>
    expect(
      isTransientError(
        new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
      ),
    ).toBe(true));

  it('returns false for a constraint violation', () =>
    expect(isTransientError(Object.assign(new Error('x'), { code: '23505' }))).toBe(false));
});
