import { createReadStream } from 'node:fs';
import type { Context, Middleware } from 'koa';
import { negotiateCoding } from '../responses/content-coding.ts';
import { parseByteRange } from './byte-range.ts';
import { indexFiles, type Coding, type ServedFile } from './file-index.ts';

const HASHED_NAME = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const FILE_EXTENSION = /\.\w{1,12}$/;
const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

type Variant = {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly coding: Coding | null;
};

/** Range requests get the uncompressed file, because ranges refer to its bytes. */
const selectVariant = (ctx: Context, { path, size, etag, variants }: ServedFile): Variant => {
  const coding =
    ctx.get('Range') === '' ? negotiateCoding(ctx, Object.keys(variants) as Coding[]) : null;
  return coding
    ? { ...variants[coding]!, etag: etag.replace(/"$/, `-${coding}"`), coding }
    : { path, size, etag, coding };
};

const setFileHeaders = (
  ctx: Context,
  { type, modified, variants }: ServedFile,
  { etag, coding }: Variant,
) => {
  ctx.status = 200;
  ctx.set(
    'Cache-Control',
    HASHED_NAME.test(ctx.path)
      ? `public, max-age=${YEAR_S}, immutable`
      : `public, max-age=${HOUR_S}`,
  );
  ctx.set('Content-Type', type);
  ctx.set('Last-Modified', modified.toUTCString());
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('ETag', etag);
  if (Object.keys(variants).length > 0) ctx.vary('Accept-Encoding');
  if (coding) ctx.set('Content-Encoding', coding);
};

/**
 * With an outdated `If-Range`, sends the whole file, because parts of different versions must not
 * be combined.
 */
const readRange = (ctx: Context, { etag, size }: Variant) => {
  const condition = ctx.get('If-Range');
  return condition === '' || condition === etag ? parseByteRange(ctx.get('Range'), size) : null;
};

const sendBytes = (ctx: Context, variant: Variant) => {
  const { path, size } = variant;
  const range = readRange(ctx, variant);
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${size}`);
    ctx.body = '';
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  }
  ctx.length = end - start + 1;
  ctx.body = size === 0 ? '' : createReadStream(path, { start, end });
};

const sendFile = (ctx: Context, file: ServedFile) => {
  const variant = selectVariant(ctx, file);
  setFileHeaders(ctx, file, variant);
  if (ctx.fresh) ctx.status = 304;
  else sendBytes(ctx, variant);
};

export const staticFiles = (root: string): Middleware => {
  const files = indexFiles(root);
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api'))
      return next();
    const file = files.get(ctx.path);
    if (file) return sendFile(ctx, file);
    if (!FILE_EXTENSION.test(ctx.path)) return next();
    ctx.status = 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain';
    ctx.body = 'Not found';
  };
};
