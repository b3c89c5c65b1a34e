import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePort } from '#test/support/services/free-port.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { startNginx, type Nginx } from '#test/support/services/nginx.ts';

let backend: Server;
let nginx: Nginx;
let port: number;
beforeAll(async () => {
  backend = createServer((_, response) => response.end('ok'));
  await new Promise<void>((listening) => {
    backend.listen(0, '127.0.0.1', listening);
  });
  port = await findFreePort();
  nginx = await startNginx(port, [(backend.address() as AddressInfo).port]);
});
afterAll(async () => {
  await nginx.stop();
  await new Promise((closed) => {
    backend.close(closed);
    backend.closeAllConnections();
  });
});

const fetchPath = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
/** nginx writes the line of a request after its response. */
const readLogLines = (count: number): Promise<string[]> =>
  pollUntil(() => {
    const lines = nginx.readAccessLog().split('\n').slice(0, -1);
    return lines.length >= count ? lines : null;
  });

describe('the example nginx configuration', () => {
  it('logs no search text, no signature and no personal link', async () => {
    const paths = [
      '/api/reservations?q=Agata%20Prova',
      '/objects/uploads/0d9b?expires=1&signature=qqsegreto',
      '/reservations/qqsegreto',
      '/prenotazioni/qqsegreto',
      '/api/reservations/link/qqsegreto',
      '/menu?lang=en',
    ];
    for (const path of paths) expect((await fetchPath(path)).status).toBe(200);
    const lines = (await readLogLines(paths.length)).map(
      (line) => JSON.parse(line) as { path: string; status: number },
    );
    expect(lines.map(({ path }) => path)).toEqual([
      '/api/reservations',
      '/objects/uploads/0d9b',
      '/reservations/-',
      '/prenotazioni/-',
      '/api/reservations/link/-',
      '/menu',
    ]);
    expect(nginx.readAccessLog()).not.toMatch(/Agata|qqsegreto/);
  });

  it('logs the network of a visitor instead of the whole IP address', async () => {
    const { length } = nginx.readAccessLog().split('\n').slice(0, -1);
    await fetchPath('/menu');
    await readLogLines(length + 1);
    expect(nginx.readAccessLog()).toContain('"from":"127.0.0.0"');
    expect(nginx.readAccessLog()).not.toContain('127.0.0.1');
  });

  it('redirects pages to https at the configured host, and drops API requests over http', async () => {
    const plain = (path: string) =>
      fetch(`http://127.0.0.1:${nginx.httpPort}${path}`, {
        redirect: 'manual',
        headers: { 'x-forwarded-host': 'evil.example' },
      });
    const answer = await plain('/menu?lang=en');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      'https://www.example.org/menu?lang=en',
    ]);
    await expect(plain('/api/csrf-token')).rejects.toThrow();
  });
});
