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

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { headers, method });
const plain = { 'accept-encoding': 'identity' };

describe('a file of the site', () => {
  it('with a hash in its name is kept for ever', async () =>
    expect((await ask('/assets/index-Ab3_x-9Z.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    ));

  it('without one is kept for an hour', async () =>
    expect((await ask('/art/film.webm')).headers.get('cache-control')).toBe(
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
  ])('%s is %s', async (path, type) =>
    expect((await ask(path)).headers.get('content-type')).toBe(type),
  );

  it('is sent compressed to clients that accept it', async () => {
    const small = await ask('/assets/index-Ab3_x-9Z.js', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect([small.headers.get('content-encoding'), await small.text()]).toEqual(['br', SCRIPT]);
    const whole = await ask('/assets/index-Ab3_x-9Z.js', plain);
    expect([whole.headers.get('content-encoding'), await whole.text()]).toEqual([null, SCRIPT]);
    expect(small.headers.get('vary')).toBe('Accept-Encoding');
    expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  });

  it('returns 304 to clients that have it', async () => {
    const etag = (await ask('/art/film.webm')).headers.get('etag')!;
    // Without this header, fetch would send `cache-control: no-cache`, which prevents a 304.
    const askIf = (condition: string) =>
      ask('/art/film.webm', { 'if-none-match': condition, 'cache-control': 'max-age=0' });
    expect((await askIf(etag)).status).toBe(304);
    expect((await askIf('"another"')).status).toBe(200);
  });

  it('answers HEAD like GET, without the content', async () => {
    const { status, headers } = await ask('/art/film.webm', plain, 'HEAD');
    expect([status, headers.get('content-length')]).toEqual([200, '1000']);
  });
});

describe('a part of a video', () => {
  it('is sent alone', async () => {
    const part = await ask('/art/film.webm', { range: 'bytes=10-19' });
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
  ])('%s never leaves the file', async (range, sent) => {
    const part = await ask('/art/film.webm', { range });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, sent]);
  });

  it.each(['bytes=0-1,5-9', 'lines=0-9'])('%s gets the whole file', async (range) =>
    expect((await ask('/art/film.webm', { range })).status).toBe(200),
  );

  it('is sent uncompressed, because a range counts uncompressed bytes', async () => {
    const part = await ask('/assets/index-Ab3_x-9Z.js', {
      range: 'bytes=0-6',
      'accept-encoding': 'gzip, br',
    });
    expect([part.headers.get('content-encoding'), await part.text()]).toEqual([null, 'console']);
  });

  it('beyond its end is refused', async () => {
    const part = await ask('/art/film.webm', { range: 'bytes=1000-' });
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(await part.text()).toBe('');
  });

  it('of another version is the whole of this one', async () =>
    expect(
      (await ask('/art/film.webm', { range: 'bytes=10-19', 'if-range': '"another"' })).status,
    ).toBe(200));
});

describe('what is not there', () => {
  it.each([
    '/assets/none.js',
    '/admin/x.css',
    '/index.html',
    '/assets/index-Ab3_x-9Z.js.br',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/art/film.webm/x.js',
  ])('%s is a 404 of its own and never a page', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  });

  it.each(['/', '/menu', '/admin', '/assets/', '/art'])(
    '%s is no file: a page may answer',
    async (path) => expect(await (await ask(path)).text()).toBe('a page'),
  );

  it('a write to a file is none of its business', async () =>
    expect(await (await ask('/art/film.webm', {}, 'POST')).text()).toBe('a page'));
});
