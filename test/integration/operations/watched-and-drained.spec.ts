import { freePort } from '#src/platform/embedded/ports.ts';
import { startServer, type BuiltServer } from '#test/support/built-server.ts';
import { until } from '#test/support/child-process.ts';

let server: BuiltServer;
let place: string;
beforeAll(async () => {
  place = `127.0.0.1:${await freePort()}`;
  server = await startServer({ env: { METRICS_LISTEN: place, DRAIN_SECONDS: '2' } });
}, 60_000);

const figures = async () => (await fetch(`http://${place}/metrics`)).text();

it('a process with METRICS_LISTEN shows its own figures and, where it does the background work, those of the house', async () => {
  await server.guest().get('/api/time-slots');
  const text = await figures();
  expect(text).toContain('melagrana_http_request_seconds_count{method="GET",route="/api/time-slots",status="2xx"} 1');
  expect(text).toMatch(/^melagrana_survey_up 1$/m);
  expect(text).toMatch(/^melagrana_log_position [1-9]/m);
  expect((await server.guest().get('/metrics')).status).toBe(404);
});

it('a process that was told to end says so at once, serves on for DRAIN_SECONDS, and asks nobody to come back on the same connection', async () => {
  const ended = server.stop('SIGTERM');
  const ready = () => server.guest().get('/health/ready');
  await until(async () => ((await ready()).status === 503 ? true : null), { patience: 1_500 });
  const answer = await server.guest().get('/api/time-slots');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  await expect(figures()).rejects.toThrow();
});
