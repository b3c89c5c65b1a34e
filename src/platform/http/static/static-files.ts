import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { finished } from 'node:stream';
import type { Context, Middleware } from 'koa';
import send from 'send';
import { negotiateCoding } from '../responses/content-coding.ts';

const HASHED_NAME = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const FILE_EXTENSION = /\.\w{1,12}$/;
const NOT_SERVED = /\/\.|\.(?:html|br|gz)$/;
const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

/** File extensions of the compressed variants that the build writes beside a file. */
const CODINGS = { br: '.br', gzip: '.gz' } as const;

const listUrlPaths = (root: string): ReadonlySet<string> =>
  new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .map((path) => `/${path.split(sep).join('/')}`),
  );

/**
 * Chooses the compressed variant that the client accepts. Range requests get the uncompressed file,
 * because ranges refer to its bytes.
 */
const selectVariant = (ctx: Context, files: ReadonlySet<string>): string => {
  const codings = (['br', 'gzip'] as const).filter((one) => files.has(ctx.path + CODINGS[one]));
  if (codings.length > 0) ctx.vary('Accept-Encoding');
  const coding = ctx.get('Range') === '' ? negotiateCoding(ctx, codings) : null;
  if (coding) ctx.set('Content-Encoding', coding);
  return coding ? ctx.path + CODINGS[coding] : ctx.path;
};

const setFileHeaders = (ctx: Context) => {
  ctx.type = extname(ctx.path);
  if (ctx.type.endsWith('xml')) ctx.set('Content-Type', `${ctx.type}; charset=utf-8`);
  ctx.set(
    'Cache-Control',
    HASHED_NAME.test(ctx.path)
      ? `public, max-age=${YEAR_S}, immutable`
      : `public, max-age=${HOUR_S}`,
  );
};

type SendError = Error & { readonly status: number; readonly headers?: Record<string, string> };
const FAILED_CONDITIONS = [412, 416];

const sendFailedCondition = (ctx: Context, { status, headers = {} }: SendError) => {
  ctx.remove('Content-Encoding');
  ctx.set(headers);
  ctx.status = status;
  ctx.body = '';
};

/**
 * Sends a file with the library `send`, which writes to the response itself. Only its errors return
 * to Koa.
 */
const sendFile = (ctx: Context, root: string, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    ctx.respond = false;
    ctx.status = 200;
    finished(ctx.res, () => resolve());
    send(ctx.req, path, { root, index: false, cacheControl: false })
      .on('error', (error: SendError) => {
        ctx.respond = true;
        if (!FAILED_CONDITIONS.includes(error.status)) return reject(error);
        sendFailedCondition(ctx, error);
        resolve();
      })
      .pipe(ctx.res);
  });

const sendNotFound = (ctx: Context) => {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = 'Not found';
};

/**
 * Serves the files that exist when the server starts, and no others. This prevents path traversal.
 */
export const staticFiles = (root: string): Middleware => {
  const files = listUrlPaths(root);
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api'))
      return next();
    if (!FILE_EXTENSION.test(ctx.path)) return next();
    if (NOT_SERVED.test(ctx.path) || !files.has(ctx.path)) return sendNotFound(ctx);
    setFileHeaders(ctx);
    return sendFile(ctx, root, selectVariant(ctx, files));
  };
};
