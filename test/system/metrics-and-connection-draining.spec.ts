import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

let server: BuiltServer;
let metricsAddress: string;
let checkpoints: string;
beforeAll(async () => {
  checkpoints = mkdtempSync(join(tmpdir(), 'melagrana-checkpoints-'));
  metricsAddress = `127.0.0.1:${await findFreePort()}`;
  server = await startBuiltServer({
    // `DRAIN_SECONDS` is long enough for the requests of the last test on a slow machine.
    env: { METRICS_LISTEN: metricsAddress, CHECKPOINT_DIR: checkpoints, DRAIN_SECONDS: '10' },
  });
});

afterAll(() => {
  rmSync(checkpoints, { recursive: true, force: true });
});

const fetchMetrics = async () => (await fetch(`http://${metricsAddress}/metrics`)).text();

it('exposes metrics of the process and of the installation at METRICS_LISTEN only', async () => {
  await server.guest().get('/api/time-slots');
  const text = await fetchMetrics();
  expect(text).toContain(
    'melagrana_http_request_duration_seconds_count{method="GET",route="/api/time-slots",status="2xx"} 1',
  );
  expect(text).toMatch(/^melagrana_database_up 1$/m);
  expect(text).toMatch(/^melagrana_event_log_position [1-9]/m);
  expect((await server.guest().get('/metrics')).status).toBe(404);
});

it('refuses a command with another SESSION_SECRET and then runs one with the right secret', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-command-'));
  const startCommand = (secret: string) =>
    startNodeProcess(['dist/server/cli.js', 'audit-verify'], {
      DATABASE_URL: server.database.url,
      DATA_DIR: folder,
      CHECKPOINT_DIR: checkpoints,
      SESSION_SECRET: secret,
    });
  const commandWithOtherSecret = startCommand('another secret than the one of this house');
  expect([await commandWithOtherSecret.ended, commandWithOtherSecret.output()]).toEqual([
    1,
    expect.stringContaining('SESSION_SECRET is not the one that the running processes'),
  ]);
  const commandWithSameSecret = startCommand('a secret of the tests, long enough for anybody');
  expect([await commandWithSameSecret.ended, commandWithSameSecret.output()]).toEqual([
    0,
    expect.stringContaining('INTEGRO'),
  ]);
  rmSync(folder, { recursive: true, force: true });
});

it('is not ready after SIGTERM, but still serves requests with Connection: close', async () => {
  const ended = server.stop('SIGTERM');
  const fetchReadiness = () => server.guest().get('/health/ready');
  await pollUntil(async () => ((await fetchReadiness()).status === 503 ? true : null));
  const response = await server.guest().get('/api/time-slots');
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  await expect(fetchMetrics()).rejects.toThrow();
});
