import type { Middleware } from 'koa';
import send from 'koa-send';

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const FILE = /\.[a-z0-9]{2,12}$/i;
const TYPES: Record<string, string> = { '.avif': 'image/avif', '.webm': 'video/webm', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' };
const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.')).toLowerCase()];

/**
 * The built web app's own files. Names with a hash are kept for ever, the rest for an hour. A path that looks like a
 * file and is none is a 404, never a page.
 */
export const staticFiles = (root: string): Middleware => async (ctx, next) => {
  const wanted = (ctx.method === 'GET' || ctx.method === 'HEAD') && FILE.test(ctx.path) && !ctx.path.startsWith('/api/');
  if (!wanted || ctx.path === '/index.html') return next();
  try {
    await send(ctx, ctx.path, {
      root, hidden: false, index: false,
      setHeaders: (res, path) => {
        res.setHeader('Cache-Control', HASHED.test(ctx.path) ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`);
        const type = typeOf(path);
        if (type) res.setHeader('Content-Type', type);
      },
    });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
    await next();
  }
};
