import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';

/**
 * Sends a login in two halves, so the request stays unfinished until `finish` is called. Resolves
 * to the first line of the answer.
 */
const slowLogin = async (server: BuiltServer) => {
  const guest = server.guest();
  const token = await guest.fetchCsrfToken();
  const body = JSON.stringify(administrator);
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      'POST /api/admin/login HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `x-csrf-token: ${token}`,
      `Cookie: ${guest.cookies.header()}`,
      '',
      body.slice(0, 10),
    ].join('\r\n'),
  );
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString().split('\r\n')[0]!));
    for (const end of ['error', 'close']) socket.once(end, () => resolve('no answer'));
  });
  return { finish: () => socket.write(body.slice(10)), answer };
};

describe('a server that shuts down', () => {
  it('lets a request under way finish, takes no new one, then ends with 0', async () => {
    const server = await startBuiltServer();
    const login = await slowLogin(server);
    await sleep(200);
    const ended = server.stop('SIGTERM');
    await sleep(300);
    await expect(fetch(`${server.origin}/health/live`)).rejects.toThrow();
    login.finish();
    expect(await login.answer).toBe('HTTP/1.1 200 OK');
    expect(await ended).toBe(0);
  });

  it('takes the same Ctrl-C from the terminal and from npm as one', async () => {
    const server = await startBuiltServer();
    server.process.kill('SIGINT');
    expect(await server.stop('SIGINT')).toBe(0);
  });

  it('exits immediately on the second signal', async () => {
    const server = await startBuiltServer();
    const login = await slowLogin(server);
    await sleep(200);
    server.process.kill('SIGTERM');
    await sleep(1_200);
    const began = Date.now();
    expect(await server.stop('SIGTERM')).toBe(1);
    expect(Date.now() - began).toBeLessThan(2_000);
    expect(await login.answer).toBe('no answer');
  });
});
