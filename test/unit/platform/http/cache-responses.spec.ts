import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Koa from 'koa';
import compress from 'koa-compress';
import { cacheResponses } from '#src/platform/http/cache/cache-responses.ts';

const SIZE = 5_000;
const state = { revision: '1', isDatabaseDown: false, calls: 0 };
let server: Server;

const handle: Koa.Middleware = async (ctx) => {
  state.calls += 1;
  ctx._matchedRoute = '/page';
  ctx.set('Content-Security-Policy', `policy ${state.calls}`);
  if (ctx.path === '/cookie') ctx.cookies.set('pre', 'x');
  if (ctx.path === '/missing') ctx.status = 404;
  if (ctx.path === '/partial') ctx.set('Cache-Control', 'no-store');
  if (ctx.path === '/failing') throw new Error('no such page');
  ctx.type = 'html';
  ctx.body = `${ctx.url} ${state.calls} ${'x'.repeat(SIZE)}`;
};

beforeAll(async () => {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await next();
    ctx.set('X-Route', String(ctx._matchedRoute));
  });
  app.use(compress({ threshold: 1 }) as never);
  app.use(
    cacheResponses({
      getCacheKey: async ({ path }) => (path.startsWith('/private') ? null : path),
      readRevision: async () => {
        if (state.isDatabaseDown) throw new Error('database down');
        return state.revision;
      },
    }),
  );
  app.use(handle);
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
beforeEach(() => {
  state.revision += '1';
  state.isDatabaseDown = false;
});

type Received = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** `fetch` would decompress the body, but the tests compare compressed bytes. */
const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Received>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
const countCallsDuring = async (work: () => Promise<unknown>) => {
  const before = state.calls;
  await work();
  return state.calls - before;
};

describe('a cacheable response', () => {
  it('is created once, for concurrent and later requests, with and without a cookie', async () => {
    const bytes = new Set<string>();
    const calls = await countCallsDuring(async () => {
      const first = await Promise.all([send('/a'), send('/a'), send('/a')]);
      const later = await send('/a', { cookie: 'sid=x' });
      for (const { bytes: body, status } of [...first, later])
        bytes.add(`${status} ${body.toString()}`);
    });
    expect([calls, bytes.size]).toEqual([1, 1]);
  });

  it('keeps its type, policy and route, and may be stored but must be revalidated', async () => {
    const [first, second] = [await send('/a'), await send('/a')];
    for (const { headers } of [first, second])
      expect(headers).toMatchObject({
        'cache-control': 'public, no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': first.headers['content-security-policy'],
        'x-route': '/page',
        vary: 'Accept-Encoding',
      });
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
    ['deflate', (bytes: Buffer) => bytes],
    ['gzip;q=0, br;q=0', (bytes: Buffer) => bytes],
  ])('has the same content for Accept-Encoding: %s', async (accepted, decode) => {
    const { bytes } = await send('/a');
    const encoded = await send('/a', { 'accept-encoding': accepted });
    expect(decode(encoded.bytes).equals(bytes)).toBe(true);
    expect(encoded.headers['content-length']).toBe(String(encoded.bytes.length));
    expect(encoded.headers['content-encoding']).toBe(
      ['br', 'gzip'].includes(accepted) ? accepted : undefined,
    );
  });

  it('has a strong ETag for each coding, and returns 304 with its policy for it', async () => {
    const etags = new Set<unknown>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const { headers } = await send('/a', { 'accept-encoding': coding });
      expect(headers.etag).toMatch(/^"[\w-]{43}/);
      etags.add(headers.etag);
      const again = await send('/a', { 'accept-encoding': coding, 'if-none-match': headers.etag! });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        'cache-control': 'public, no-cache',
        'content-security-policy': headers['content-security-policy'],
      });
    }
    expect(etags.size).toBe(3);
  });

  it('answers HEAD with the headers of GET and without a body', async () => {
    const [head, get] = [await send('/a', {}, 'HEAD'), await send('/a')];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });

  it('is created again when the revision changes, and its old ETag is no longer current', async () => {
    const before = await send('/a');
    state.revision = 'other';
    const after = await send('/a', { 'if-none-match': before.headers.etag! });
    expect(after.status).toBe(200);
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });

  it('is one entry for every query: the handler sees the cache key as URL', async () => {
    const calls = await countCallsDuring(async () => {
      const texts = await Promise.all(['/q', '/q?x=1', '/q?x=2'].map((path) => send(path)));
      for (const { bytes } of texts) expect(bytes.toString()).toMatch(/^\/q \d/);
    });
    expect(calls).toBe(1);
  });

  it('is not stored when the cache contains 256 entries', async () => {
    for (let page = 0; page < 257; page += 1) await send(`/page-${page}`);
    expect(await countCallsDuring(() => send('/page-255'))).toBe(0);
    expect(await countCallsDuring(() => send('/page-256'))).toBe(1);
  });
});

describe('a response that is not cacheable', () => {
  it.each([
    ['sets a cookie', '/cookie', 200],
    ['is not a success', '/missing', 404],
    ['was marked no-store by its handler', '/partial', 200],
    ['is an error', '/failing', 500],
    ['has no cache key', '/private', 200],
  ])('is created for every request and marked no-store when it %s', async (_, path, status) => {
    const calls = await countCallsDuring(async () => {
      const answers = await Promise.all([send(path), send(path), send(path)]);
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
      for (const { headers } of answers)
        expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    });
    expect(calls).toBe(3);
  });

  it('is created for every request of another method', async () => {
    await send('/a');
    expect(await countCallsDuring(() => send('/a', {}, 'POST'))).toBe(1);
  });

  it('is created for every request while the revision cannot be read', async () => {
    await send('/a');
    state.isDatabaseDown = true;
    expect(await countCallsDuring(async () => [await send('/a'), await send('/a')])).toBe(2);
  });
});
