import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import compress from 'koa-compress';
import { compressJson } from '#src/platform/http/responses/compress-json.ts';

const LENGTHS: Readonly<Record<string, number>> = {
  '/tiny': 10,
  '/small': 5_000,
  '/evening': 60_000,
  '/big': 150_000,
};
let server: Server;

beforeAll(async () => {
  const app = new Koa();
  app.use(compress({ threshold: 1_024 }) as never);
  app.use(compressJson);
  app.use(async (ctx) => {
    ctx.type = 'json';
    ctx.body = JSON.stringify('è'.repeat(LENGTHS[ctx.path]!));
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

const send = async (path: string, codings: string, method = 'GET') => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': codings },
  });
  return {
    coding: response.headers.get('content-encoding'),
    hasLength: response.headers.has('content-length'),
    vary: response.headers.get('vary'),
    text: await response.text(),
  };
};
const expectedText = (path: string) => JSON.stringify('è'.repeat(LENGTHS[path]!));

describe('the compression of JSON responses', () => {
  it.each([
    ['/small', 'gzip, br', 'br', true],
    ['/small', 'gzip', 'gzip', false],
    ['/small', 'identity', null, true],
    ['/evening', 'gzip, br', 'br', true],
    ['/tiny', 'gzip, br', null, true],
    ['/big', 'gzip, br', 'br', false],
  ])('sends %s to a client that accepts %s as %s', async (path, codings, coding, hasLength) => {
    expect(await send(path, codings)).toEqual({
      coding,
      hasLength,
      vary: 'Accept-Encoding',
      text: expectedText(path),
    });
  });

  it('does not compress the response to a HEAD request', async () => {
    expect(await send('/small', 'br', 'HEAD')).toMatchObject({ coding: null, text: '' });
  });
});
