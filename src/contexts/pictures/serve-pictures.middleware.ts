import type { Context, Middleware } from 'koa';
import type { Log } from '#src/kernel/log.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { parsePublicPath, storageKey } from './picture-paths.ts';

const MAX_AGE_SECONDS = 31_536_000;
const RETRY_AFTER_SECONDS = '5';
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const sendPlainText = (ctx: Context, status: number, text: string) => {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = text;
};

/**
 * Sets the headers of a response with a picture. A security policy sandboxes it, and browsers may
 * cache it for a year because it never changes.
 */
const setPictureHeaders = (ctx: Context, id: string, size: number) => {
  ctx.status = 200;
  ctx.set({
    'Content-Type': 'image/webp',
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}, immutable`,
    ETag: `"${id}"`,
  });
  ctx.length = size;
};

const sendPicture = async (ctx: Context, store: PictureStore, id: string) => {
  const isKnown = ctx.get('If-None-Match').includes(id);
  if (ctx.method === 'HEAD' || isKnown) {
    const size = await store.size(storageKey(id));
    if (size === null) return sendPlainText(ctx, 404, 'Not found');
    setPictureHeaders(ctx, id, size);
    if (isKnown) ctx.status = 304;
    return;
  }
  const found = await store.get(storageKey(id));
  if (!found) return sendPlainText(ctx, 404, 'Not found');
  ctx.body = found.body;
  setPictureHeaders(ctx, id, found.size);
};

export const createPictureMiddleware =
  (store: PictureStore, log: Log): Middleware =>
  async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !ctx.path.startsWith('/public-objects'))
      return next();
    const id = parsePublicPath(ctx.path);
    if (id === null) return sendPlainText(ctx, 404, 'Not found');
    try {
      await sendPicture(ctx, store, id);
    } catch (error) {
      log.warn({ error, id }, 'pictures: object store read failed');
      ctx.set('Retry-After', RETRY_AFTER_SECONDS);
      sendPlainText(ctx, 503, 'Try again later');
    }
  };
