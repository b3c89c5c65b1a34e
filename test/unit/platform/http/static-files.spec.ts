import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Koa from 'koa';
import { staticFiles } from '#src/platform/http/static/static-files.ts';

const SCRIPT = 'console.log("ciao");\n'.repeat(100);
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-files-'));
  for (const inner of ['client/assets', 'client/art', 'client/.vite'])
    mkdirSync(join(folder, inner), { recursive: true });
  const put = (path: string, content: string | Buffer) =>
    writeFileSync(join(folder, path), content);
  put('client/assets/index-Ab3_x-9Z.js', SCRIPT);
  put('client/assets/index-Ab3_x-9Z.js.br', brotliCompressSync(SCRIPT));
  put('client/assets/index-Ab3_x-9Z.js.gz', gzipSync(SCRIPT));
  put('client/art/film.webm', Buffer.from(Array.from({ length: 1_000 }, (_, byte) => byte % 256)));
  for (const name of ['pesce.avif', 'pesce.webp', 'film.mp4', 'testo.woff2', 'vuoto.svg'])
    put(`client/art/${name}`, '');
  put('client/index.html', '<!--app-->');
  put('client/.vite/manifest.json', '{}');
  put('secret.json', '{}');
  const app = new Koa();
  app.use(staticFiles(join(folder, 'client')));
  app.use((ctx) => {
    ctx.body = 'a page';
  });
  server = createServer(app.callback());
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  rmSync(folder, { recursive: true });
});

const fetchFile = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { headers, method });
const plain = { 'accept-encoding': 'identity' };

describe('a static file', () => {
  it('is cached for one year when its name contains a hash', async () =>
    expect((await fetchFile('/assets/index-Ab3_x-9Z.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    ));

  it('is cached for one hour without a hash in its name', async () =>
    expect((await fetchFile('/art/film.webm')).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    ));

  it.each([
    ['/assets/index-Ab3_x-9Z.js', 'text/javascript; charset=utf-8'],
    ['/art/film.webm', 'video/webm'],
    ['/art/film.mp4', 'video/mp4'],
    ['/art/pesce.avif', 'image/avif'],
    ['/art/pesce.webp', 'image/webp'],
    ['/art/testo.woff2', 'font/woff2'],
    ['/art/vuoto.svg', 'image/svg+xml; charset=utf-8'],
  ])('is sent for %s with the type %s', async (path, type) =>
    expect((await fetchFile(path)).headers.get('content-type')).toBe(type),
  );

  it('is sent compressed to clients that accept it', async () => {
    const small = await fetchFile('/assets/index-Ab3_x-9Z.js', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect([small.headers.get('content-encoding'), await small.text()]).toEqual(['br', SCRIPT]);
    const whole = await fetchFile('/assets/index-Ab3_x-9Z.js', plain);
    expect([whole.headers.get('content-encoding'), await whole.text()]).toEqual([null, SCRIPT]);
    expect(small.headers.get('vary')).toBe('Accept-Encoding');
    expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  });

  it('returns 304 when If-None-Match contains its ETag', async () => {
    const etag = (await fetchFile('/art/film.webm')).headers.get('etag')!;
    // Without this header, fetch would send `cache-control: no-cache`, which prevents a 304.
    const fetchIfNoneMatch = (condition: string) =>
      fetchFile('/art/film.webm', { 'if-none-match': condition, 'cache-control': 'max-age=0' });
    expect((await fetchIfNoneMatch(etag)).status).toBe(304);
    expect((await fetchIfNoneMatch('"another"')).status).toBe(200);
  });

  it('answers HEAD with the content length of the file', async () => {
    const { status, headers } = await fetchFile('/art/film.webm', plain, 'HEAD');
    expect([status, headers.get('content-length')]).toEqual([200, '1000']);
  });
});

describe('a range request', () => {
  it('returns 206 with only the requested bytes', async () => {
    const part = await fetchFile('/art/film.webm', { range: 'bytes=10-19' });
    expect([
      part.status,
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, 'bytes 10-19/1000', '10']);
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
  });

  it.each([
    ['bytes=990-', 'bytes 990-999/1000'],
    ['bytes=-100', 'bytes 900-999/1000'],
    ['bytes=990-5000', 'bytes 990-999/1000'],
    ['bytes=0-0', 'bytes 0-0/1000'],
  ])('returns for %s only bytes inside the file', async (range, sent) => {
    const part = await fetchFile('/art/film.webm', { range });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, sent]);
  });

  it.each(['bytes=0-1,5-9', 'lines=0-9'])('returns for %s the whole file', async (range) =>
    expect((await fetchFile('/art/film.webm', { range })).status).toBe(200),
  );

  it('returns uncompressed bytes, because a range counts uncompressed bytes', async () => {
    const part = await fetchFile('/assets/index-Ab3_x-9Z.js', {
      range: 'bytes=0-6',
      'accept-encoding': 'gzip, br',
    });
    expect([part.headers.get('content-encoding'), await part.text()]).toEqual([null, 'console']);
  });

  it('returns 416 when the range begins after the end of the file', async () => {
    const part = await fetchFile('/art/film.webm', { range: 'bytes=1000-' });
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(await part.text()).toBe('');
  });

  it('returns the whole file when If-Range contains another ETag', async () =>
    expect(
      (await fetchFile('/art/film.webm', { range: 'bytes=10-19', 'if-range': '"another"' })).status,
    ).toBe(200));
});

describe('a request without a file to send', () => {
  it.each([
    '/assets/none.js',
    '/admin/x.css',
    '/index.html',
    '/assets/index-Ab3_x-9Z.js.br',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/art/film.webm/x.js',
  ])('returns a plain 404 and no page: %s', async (path) => {
    const { status, headers } = await fetchFile(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  });

  it.each(['/', '/menu', '/admin', '/assets/', '/art'])(
    'is passed on to the page handler: %s',
    async (path) => expect(await (await fetchFile(path)).text()).toBe('a page'),
  );

  it('is passed on to the page handler for a POST to a file', async () =>
    expect(await (await fetchFile('/art/film.webm', {}, 'POST')).text()).toBe('a page'));
});
