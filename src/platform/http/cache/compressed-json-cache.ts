import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';

type Bytes = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer };

const BROTLI_QUALITY = 9;

const compress = async (body: object): Promise<Bytes> => {
  const plain = Buffer.from(JSON.stringify(body));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: gz };
};

const cache = new WeakMap<object, Promise<Bytes>>();

const getCompressed = (body: object): Promise<Bytes> => {
  const found = cache.get(body) ?? compress(body);
  cache.set(body, found);
  return found;
};

const negotiateCoding = (ctx: Context) =>
  (['br', 'gzip'] as const).find((coding) => ctx.acceptsEncodings(coding, 'identity') === coding) ??
  null;

/**
 * Caches the compressed JSON of frozen arrays. It must run inside the compression middleware, which
 * leaves encoded bodies alone.
 */
export const cacheCompressedJson: Middleware = async (ctx, next) => {
  await next();
  const { body } = ctx;
  if (!Array.isArray(body) || !Object.isFrozen(body)) return;
  const bytes = await getCompressed(body);
  const coding = negotiateCoding(ctx);
  if (coding) ctx.set('Content-Encoding', coding);
  ctx.type = 'json';
  ctx.body = bytes[coding ?? 'plain'];
};
