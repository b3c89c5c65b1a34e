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

const lineOf = async (headers: Record<string, string>) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/reservations/link/a-secret-token?q=Agata`,
    { headers },
  );
  return { line: log.entries.at(-1)!.facts, id: answer.headers.get('x-request-id') };
};

describe('the line of a request', () => {
  it('says what was asked, by the pattern of the route, and how it ended; nothing of the address itself', async () => {
    const { line, id } = await lineOf({});
    expect(line).toEqual({
      requestId: id,
      method: 'GET',
      route: '/api/reservations/link/:token',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('names who was signed in, by id and never by name: also of what was refused', async () => {
    const { line } = await lineOf({ 'x-role': 'auditor' });
    expect(line).toMatchObject({ status: 401, staff: '0d9b' });
    expect(JSON.stringify(line)).not.toContain('direzione');
  });
});
