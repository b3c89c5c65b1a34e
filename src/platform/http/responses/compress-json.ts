import { brotliCompressSync, constants } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { negotiateCoding } from './content-coding.ts';

const MIN_BYTES = 1_024;
/**
 * The list of an evening with 120 parties has 132 KB, which takes 0.6 ms. A longer body would delay
 * other requests, so `koa-compress` compresses it in another thread.
 */
const MAX_BYTES = 262_144;
/** Quality 4 makes a search result an eighth smaller and takes twice as long. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const findCompressibleJson = ({ method, body, response }: Context): string | null =>
  method !== 'HEAD' &&
  typeof body === 'string' &&
  response.is('json') !== false &&
  response.length >= MIN_BYTES &&
  response.length <= MAX_BYTES
    ? body
    : null;

/**
 * Compresses JSON bodies of at most `MAX_BYTES` without a stream, because a compression stream takes
 * six times as long.
 */
export const compressJson: Middleware = async (ctx, next) => {
  await next();
  const json = findCompressibleJson(ctx);
  if (json === null || !negotiateCoding(ctx, ['br'])) return;
  ctx.set('Content-Encoding', 'br');
  ctx.body = brotliCompressSync(json, OPTIONS);
};
