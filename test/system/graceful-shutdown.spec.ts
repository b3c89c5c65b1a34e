import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';

/**
 * Sends a login in two halves, so the request stays unfinished until `finish` is called. The answer
 * 100 to the first half shows that the server has begun with the request.
 */
const startSlowLogin = async (server: BuiltServer) => {
  const guest = server.guest();
  const token = await guest.fetchCsrfToken();
  const body = JSON.stringify(administrator);
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const readFirstLine = () =>
    new Promise<string>((resolve) => {
      socket.once('data', (bytes) => resolve(bytes.toString().split('\r\n')[0]!));
      for (const end of ['error', 'close']) socket.once(end, () => resolve('no answer'));
    });
  const firstAnswer = readFirstLine();
  socket.write(
    [
      'POST /api/admin/login HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      `x-csrf-token: ${token}`,
      `Cookie: ${guest.cookies.header()}`,
      '',
      body.slice(0, 10),
    ].join('\r\n'),
  );
  expect(await firstAnswer).toBe('HTTP/1.1 100 Continue');
  return { finish: () => socket.write(body.slice(10)), answer: readFirstLine() };
};

const fetchHealth = (server: BuiltServer) => fetch(`${server.origin}/health/live`);
const waitUntilRefused = (server: BuiltServer) =>
  pollUntil(() =>
    fetchHealth(server).then(
      () => null,
      () => true as const,
    ),
  );

describe('a server that shuts down', () => {
  it('finishes a running request, refuses new connections and exits with 0', async () => {
    const server = await startBuiltServer();
    const login = await startSlowLogin(server);
    const ended = server.stop('SIGTERM');
    await waitUntilRefused(server);
    await expect(fetchHealth(server)).rejects.toThrow();
    login.finish();
    expect(await login.answer).toBe('HTTP/1.1 200 OK');
    expect(await ended).toBe(0);
  });

  it('treats two simultaneous SIGINT signals, as from terminal and npm, as one', async () => {
    const server = await startBuiltServer();
    server.process.kill('SIGINT');
    expect(await server.stop('SIGINT')).toBe(0);
  });

  it('exits immediately on the second signal', async () => {
    const server = await startBuiltServer();
    const login = await startSlowLogin(server);
    server.process.kill('SIGTERM');
    await waitUntilRefused(server);
    // Two signals within a second would count as one.
    await sleep(1_200);
    const startedAt = Date.now();
    expect(await server.stop('SIGTERM')).toBe(1);
    expect(Date.now() - startedAt).toBeLessThan(8_000);
    expect(await login.answer).toBe('no answer');
  });
});
