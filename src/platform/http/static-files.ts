import { createReadStream } from 'node:fs';
import type { Context, Middleware } from 'koa';
import { byteRange } from './byte-range.ts';
import { indexFiles, type Coding, type ServedFile } from './file-index.ts';

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const NAMES_A_FILE = /\.\w{1,12}$/;
const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

const describe = (ctx: Context, { type, etag, modified }: ServedFile) => {
  ctx.set('Cache-Control', HASHED.test(ctx.path) ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`);
  ctx.set('Content-Type', type);
  ctx.set('Last-Modified', modified.toUTCString());
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('ETag', etag);
  ctx.status = 200;
};

const sendPart = (ctx: Context, { path, size }: ServedFile, start: number, end: number) => {
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  ctx.length = end - start + 1;
  ctx.body = createReadStream(path, { start, end });
};

const sendWhole = (ctx: Context, file: ServedFile) => {
  const coding = ctx.acceptsEncodings(...Object.keys(file.small), 'identity') as Coding | 'identity' | false;
  const { path, size } = (coding && coding !== 'identity' && file.small[coding]) || file;
  if (path !== file.path) ctx.set('Content-Encoding', coding as string);
  if (Object.keys(file.small).length > 0) ctx.vary('Accept-Encoding');
  ctx.length = size;
  ctx.body = createReadStream(path);
};

const send = (ctx: Context, file: ServedFile) => {
  describe(ctx, file);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  // A part of a file that has changed meanwhile would not fit the parts that the browser has.
  const condition = ctx.get('If-Range');
  const range = condition === '' || condition === file.etag ? byteRange(ctx.get('Range'), file.size) : null;
  if (range === null) return sendWhole(ctx, file);
  if (range !== 'unsatisfiable') return sendPart(ctx, file, range.start, range.end);
  ctx.status = 416;
  ctx.set('Content-Range', `bytes */${file.size}`);
  ctx.body = '';
};

/**
 * The built web app's own files, with ranges for video. Names with a hash are kept for ever, the rest for an hour. A
 * path that looks like a file and is none is a 404, never a page.
 */
export const staticFiles = (root: string): Middleware => {
  const files = indexFiles(root);
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api')) return next();
    const file = files.get(ctx.path);
    if (file) return send(ctx, file);
    if (!NAMES_A_FILE.test(ctx.path)) return next();
    ctx.status = 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain';
    ctx.body = 'Not found';
  };
};
