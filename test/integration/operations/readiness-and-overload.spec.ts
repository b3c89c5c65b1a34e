import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { logRequestError } from '#src/platform/http/pipeline/error-handler.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { entities } from '#src/composition/entities.ts';

let database: TestDatabase;
let app: RunningApp;
beforeAll(async () => {
  database = await createTestDatabase({ entities });
  app = await startApp({ database });
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const fetchReadyStatus = async () => (await app.guest().get('/health/ready')).status;

describe('/health/ready', () => {
  it('returns 503 while the database takes no writes, and /health/live stays 200', async () => {
    await app.database.query(
      `alter table write_probe add constraint full_disk check (false) not valid`,
    );
    expect(await fetchReadyStatus()).toBe(503);
    expect((await app.guest().get('/health/live')).status).toBe(200);
  });
});

describe('an overload error', () => {
  it('is logged as a warning without a stack, and other failures as errors', () => {
    const lines: unknown[][] = [];
    const log = {
      warn: (...words: unknown[]) => lines.push(['warn', ...words]),
      error: (...words: unknown[]) => lines.push(['error', ...words]),
    };
    const logError = logRequestError(log as never);
    logError(new ServiceUnavailable('keyed queue: wait limit exceeded'), {
      state: { requestId: 'a' },
    });
    const failure = new Error('broken');
    logError(failure, { state: { requestId: 'b' } });
    expect(lines).toEqual([
      [
        'warn',
        { reason: 'keyed queue: wait limit exceeded', requestId: 'a' },
        'http: request rejected, service overloaded',
      ],
      ['error', { error: failure, requestId: 'b' }, 'http: request failed'],
    ]);
  });
});
