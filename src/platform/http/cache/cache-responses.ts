import { createHash } from 'node:crypto';
import { Stream } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { createCompressedBody, type CompressedBody } from './compressed-body.ts';
import { negotiateCoding } from '../responses/content-coding.ts';
import { CODINGS, sendCompressed } from './send-compressed.ts';

const MAX_ENTRIES = 256;
/**
 * Lets browsers and proxies store the response, but they must ask the server whether it is still
 * current.
 */
const REVALIDATE = 'public, no-cache';

type CachedResponse = {
  readonly etag: string;
  readonly type: string;
  readonly policy: string;
  readonly route: unknown;
  readonly body: CompressedBody;
};
type Entry = Promise<CachedResponse | null>;
type Entries = Map<string, Entry>;

type Options = {
  readonly getCacheKey: (ctx: Context) => Promise<string | null>;
  readonly readRevision: () => Promise<string>;
};

const toBuffer = (body: unknown): Buffer | null => {
  if (Buffer.isBuffer(body)) return body;
  if (typeof body === 'string') return Buffer.from(body);
  if (typeof body !== 'object' || body === null || body instanceof Stream) return null;
  return Buffer.from(JSON.stringify(body));
};

const toCachedResponse = (ctx: Context): CachedResponse | null => {
  const { status, response } = ctx;
  const isPublic = response.get('Cache-Control') === REVALIDATE && !ctx.res.hasHeader('Set-Cookie');
  const bytes = status === 200 && isPublic ? toBuffer(ctx.body) : null;
  return (
    bytes && {
      etag: createHash('sha256').update(bytes).digest('base64url'),
      type: response.get('Content-Type'),
      policy: response.get('Content-Security-Policy'),
      route: ctx._matchedRoute,
      body: createCompressedBody(bytes),
    }
  );
};

const sendCached = async (ctx: Context, { etag, type, policy, route, body }: CachedResponse) => {
  const coding = negotiateCoding(ctx, CODINGS);
  ctx._matchedRoute = route;
  ctx.status = 200;
  ctx.set({ 'Cache-Control': REVALIDATE, 'Content-Type': type, 'Content-Security-Policy': policy });
  ctx.vary('Accept-Encoding');
  ctx.etag = coding ? `${etag}-${coding}` : etag;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  await sendCompressed(ctx, body, coding);
};

/**
 * Calls the handler and returns its response for the cache. If the response is not cacheable,
 * returns null and forbids caching.
 */
const createResponse = async (ctx: Context, next: () => Promise<unknown>) => {
  ctx.set('Cache-Control', REVALIDATE);
  await next();
  const response = toCachedResponse(ctx);
  if (!response) ctx.set('Cache-Control', 'no-store');
  return response;
};

/**
 * Deletes the entry of a response that is not cacheable. Requests that waited for this entry then
 * call the handler themselves.
 */
const discardFailure = async (entries: Entries, key: string, created: Entry): Entry => {
  const response = await created.catch(() => null);
  if (!response) entries.delete(key);
  return response;
};

const createEntries = () => {
  let [version, entries]: [string, Entries] = ['', new Map()];
  return (current: string): Entries => {
    if (current !== version) [version, entries] = [current, new Map()];
    return entries;
  };
};

/**
 * Caches GET responses that are the same for all visitors, for one revision. Replaces the request's
 * URL by the cache key, so a handler cannot depend on other parameters.
 */
export const cacheResponses = ({ getCacheKey, readRevision }: Options): Middleware => {
  const entriesOf = createEntries();
  return async (ctx, next) => {
    const key = ctx.method === 'GET' || ctx.method === 'HEAD' ? await getCacheKey(ctx) : null;
    // If the database is unavailable, the handler runs for every request.
    const revision = key === null ? null : await readRevision().catch(() => null);
    if (key === null || revision === null) return next();
    const entries = entriesOf(revision);
    const cached = await entries.get(key);
    if (cached) return sendCached(ctx, cached);
    ctx.url = key;
    const created = createResponse(ctx, next);
    if (entries.size < MAX_ENTRIES) entries.set(key, discardFailure(entries, key, created));
    const response = await created;
    if (response) await sendCached(ctx, response);
  };
};
