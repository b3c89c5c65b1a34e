import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { RequestFacts } from '#src/platform/log.ts';
import '../pipeline/koa-context.ts';
import { getRoutePattern } from '../pipeline/request-log.ts';
import { createNonce } from '../pipeline/security-headers.ts';
import type { IsAllowedHost } from '../pipeline/allowed-host.ts';

const MAX_ENTRIES = 256;
/** Maximum wait for the content revision. After it, the request is answered without the cache. */
const VERSION_TIMEOUT_MS = 2_000;
const PER_RESPONSE_HEADERS = new Set(['x-request-id', 'content-security-policy']);

type Bytes = (nonce: string) => Buffer;
type CachedResponse = {
  readonly version: string | null;
  readonly headers: readonly string[];
  readonly route: string;
  readonly isOfApi: boolean;
  readonly bytes: Bytes;
};

type Options = {
  readonly today: () => string;
  readonly versionNow: () => Promise<string>;
  readonly timeoutMs?: number;
  readonly policy: (nonce: string) => string;
  readonly isStopping: () => boolean;
  readonly servesHost: IsAllowedHost;
  readonly onResponse: (facts: RequestFacts, isOfApi: boolean) => void;
};

export type Front = (
  koa: RequestListener,
) => (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const isAnonymousGet = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

const isForHost = (serves: IsAllowedHost, { headers }: IncomingMessage): boolean =>
  headers['x-forwarded-host'] === undefined && serves(headers.host ?? '');

const toCacheKey = ({ url, headers }: IncomingMessage) =>
  `${headers['accept-encoding'] ?? ''} ${url}`;

/**
 * Marks a response as identical for all anonymous clients. `bytes` renders its body with a new
 * nonce.
 */
export const markCacheable = (ctx: Context, bytes?: Bytes): void => {
  ctx.state.cacheable = bytes ?? true;
};

const readCacheableBytes = ({ state: { cacheable }, search, body }: Context): Bytes | null => {
  if (typeof cacheable === 'function') return cacheable;
  return cacheable && search === '' && Buffer.isBuffer(body) ? () => body : null;
};

const toCachedResponse = (ctx: Context, version: string | null): CachedResponse | null => {
  const bytes = readCacheableBytes(ctx);
  if (!bytes || ctx.status !== 200 || ctx.res.hasHeader('Set-Cookie')) return null;
  const headers = Object.entries(ctx.res.getHeaders()).filter(
    ([name]) => !PER_RESPONSE_HEADERS.has(name),
  );
  return {
    version,
    headers: headers.flatMap(([name, value]) => [name, String(value)]),
    route: getRoutePattern(ctx),
    isOfApi: ctx.path.startsWith('/api'),
    bytes,
  };
};

/** Returns null on a timeout or failure. Concurrent readers of one revision share a timer. */
const withTimeout = (readVersion: () => Promise<string>, timeoutMs: number) => {
  let asked: Promise<string> | null = null;
  let answer: Promise<string | null> = Promise.resolve(null);
  return () => {
    const question = readVersion();
    if (question === asked) return answer;
    asked = question;
    answer = new Promise((resolve) => {
      const timer = setTimeout(resolve, timeoutMs, null);
      void question
        .catch(() => null)
        .then((revision) => {
          clearTimeout(timer);
          resolve(revision);
        });
    });
    return answer;
  };
};

/**
 * Caches anonymous GET responses in front of Koa. An entry is valid for one content revision and
 * calendar day.
 */
export const createResponseCache = ({
  today,
  versionNow,
  timeoutMs = VERSION_TIMEOUT_MS,
  policy,
  isStopping,
  servesHost,
  onResponse,
}: Options) => {
  const readVersion = withTimeout(versionNow, timeoutMs);
  const cache = new Map<string, CachedResponse>();
  const forwarded = new WeakMap<
    IncomingMessage,
    { readonly startedAt: number; readonly version: string | null }
  >();

  const sendCached = (
    res: ServerResponse,
    { headers, bytes, route, isOfApi }: CachedResponse,
    startedAt: number,
  ) => {
    const [requestId, nonce] = [randomUUID(), createNonce()];
    res.writeHead(200, [
      'X-Request-Id',
      requestId,
      'Content-Security-Policy',
      policy(nonce),
      ...headers,
    ]);
    res.end(bytes(nonce));
    onResponse(
      {
        requestId,
        method: 'GET',
        route,
        status: 200,
        ms: Math.round(performance.now() - startedAt),
      },
      isOfApi,
    );
  };

  const front: Front = (koa) => async (req, res) => {
    const found =
      isAnonymousGet(req) && isForHost(servesHost, req) ? cache.get(toCacheKey(req)) : undefined;
    /*
     * The first request stores an entry without a version. The second one adds the version, and
     * later ones are answered from the cache.
     */
    if (!found) return koa(req, res);
    const startedAt = performance.now();
    const revision = await readVersion();
    const version = revision === null ? null : `${today()} ${revision}`;
    if (version !== null && found.version === version && !isStopping())
      return sendCached(res, found, startedAt);
    forwarded.set(req, { startedAt, version });
    return koa(req, res);
  };

  /** Stores the response of all later middleware, so it must be the first. */
  const store: Middleware = async (ctx, next) => {
    const { startedAt, version } = forwarded.get(ctx.req) ?? {
      startedAt: performance.now(),
      version: null,
    };
    ctx.state.startedAt = startedAt;
    await next();
    if (!isAnonymousGet(ctx.req)) return;
    const [cacheKey, response] = [toCacheKey(ctx.req), toCachedResponse(ctx, version)];
    if (!response) return void cache.delete(cacheKey);
    if (!cache.has(cacheKey) && cache.size >= MAX_ENTRIES) cache.delete(cache.keys().next().value!);
    cache.set(cacheKey, response);
  };
  return { front, store };
};
