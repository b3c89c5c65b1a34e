import type { Context, Middleware } from 'koa';
import type { Log } from '../../kernel/log.ts';
import type { PictureStore } from './picture-store.ts';
import { idInPublicPath, keyOf } from './picture.ts';

const YEAR_S = 31_536_000;
const SOON_S = '5';
const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const nothing = (ctx: Context, status: number, words: string) => {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = words;
};

/** Opened by itself, in a tab or a frame, it can do nothing; a picture of one id never changes. */
const describe = (ctx: Context, id: string, size: number) => {
  ctx.status = 200;
  ctx.set({
    'Content-Type': 'image/webp',
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
    ETag: `"${id}"`,
  });
  ctx.length = size;
};

const send = async (ctx: Context, store: PictureStore, id: string) => {
  const isKnown = ctx.get('If-None-Match').includes(id);
  if (ctx.method === 'HEAD' || isKnown) {
    const size = await store.size(keyOf(id));
    if (size === null) return nothing(ctx, 404, 'Not found');
    describe(ctx, id, size);
    if (isKnown) ctx.status = 304;
    return;
  }
  const found = await store.get(keyOf(id));
  if (!found) return nothing(ctx, 404, 'Not found');
  ctx.body = found.body;
  describe(ctx, id, found.size);
};

/**
 * `GET /public-objects/uploads/<id>`: a picture for anybody. Only the one spelling of a path leads to one, and a range
 * is answered with the whole.
 */
export const publicObjects =
  (store: PictureStore, log: Log): Middleware =>
  async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !ctx.path.startsWith('/public-objects'))
      return next();
    const id = idInPublicPath(ctx.path);
    if (id === null) return nothing(ctx, 404, 'Not found');
    try {
      await send(ctx, store, id);
    } catch (error) {
      log.warn({ error, id }, 'a picture could not be fetched from where it is kept');
      ctx.set('Retry-After', SOON_S);
      nothing(ctx, 503, 'Try again later');
    }
  };
