import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { requestLog } from '#src/platform/http/pipeline/request-log.ts';
import { securityHeaders } from '#src/platform/http/pipeline/security-headers.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';

const log = createRecordingLog();
let server: Server;

beforeAll(async () => {
  const app = new Koa();
  app.use(
    requestLog({
      ...log,
      request: (_: string, facts: object) => log.info(facts, 'request'),
    } as never),
  );
  app.use(securityHeaders({ https: false, policy: "default-src 'none'" }));
  app.use((ctx) => {
    if (ctx.get('x-role')) ctx.state.staff = { id: '0d9b', username: 'direzione', role: 'auditor' };
    ctx._matchedRoute = '/api/reservations/link/:token';
    ctx.status = ctx.state.staff ? 401 : 200;
  });
  server = createServer(app.callback());
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
});
afterAll(
  () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    }),
);

const fetchLogEntry = async (headers: Record<string, string>) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/reservations/link/a-secret-token?q=Agata`,
    { headers },
  );
  return { entry: log.entries.at(-1)!.facts, id: answer.headers.get('x-request-id') };
};

describe('the log entry of a request', () => {
  it('contains method, route pattern, status and duration, but not the requested URL', async () => {
    const { entry, id } = await fetchLogEntry({});
    expect(entry).toEqual({
      requestId: id,
      method: 'GET',
      route: '/api/reservations/link/:token',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('contains the id but not the name of the signed-in person, also for a 401', async () => {
    const { entry } = await fetchLogEntry({ 'x-role': 'auditor' });
    expect(entry).toMatchObject({ status: 401, staff: '0d9b' });
    expect(JSON.stringify(entry)).not.toContain('direzione');
  });
});
