import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { RequestFacts } from '#src/platform/log.ts';
import '../pipeline/koa-context.ts';
import { getRoutePattern } from '../pipeline/request-log.ts';
import { createNonce } from '../pipeline/security-headers.ts';
import type { IsAllowedHost } from '../pipeline/allowed-host.ts';

/** More addresses and codings than browsers ask for; whoever invents others drives out the oldest, and gains nothing. */
const MOST = 256;
/** Then a request goes on to Koa, whose deadline counts from when it came. */
const PATIENCE_MS = 2_000;
/** Drawn anew for every answer. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'content-security-policy']);

type Bytes = (nonce: string) => Buffer;
type Kept = {
  readonly stamp: string | null;
  readonly headers: readonly string[];
  readonly route: string;
  readonly isOfApi: boolean;
  readonly bytes: Bytes;
};

type Options = {
  /** Calendar date at the venue. */
  readonly today: () => string;
  /** Changes whenever something that a kept answer is made of has changed. */
  readonly versionNow: () => Promise<string>;
  readonly patienceMs?: number;
  readonly policy: (nonce: string) => string;
  readonly isStopping: () => boolean;
  readonly servesHost: IsAllowedHost;
  /** Told of every answer that is given here. */
  readonly note: (facts: RequestFacts, isOfApi: boolean) => void;
};

/** Stands in front of Koa; what it does not answer itself goes there. */
export type Front = (
  koa: RequestListener,
) => (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** What anybody might ask alike: nobody is known by it, and nothing is sent with it. */
const isOfAnybody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** Another host goes on to Koa, which refuses it. */
const isForHost = (serves: IsAllowedHost, { headers }: IncomingMessage): boolean =>
  headers['x-forwarded-host'] === undefined && serves(headers.host ?? '');

const placeOf = ({ url, headers }: IncomingMessage) => `${headers['accept-encoding'] ?? ''} ${url}`;

/**
 * Said by whoever answers: everybody who asks for this address and coding gets the same, for as long as what the version counts is as
 * it was, and the day lasts.
 *
 * @param bytes where each answer bears its nonce, always of one length; else the body as it goes out
 */
export const sameForAll = (ctx: Context, bytes?: Bytes): void => {
  ctx.state.sameForAll = bytes ?? true;
};

/** No call that is kept reads a query: an invented one must not drive out other answers. */
const bytesOf = ({ state: { sameForAll: said }, search, body }: Context): Bytes | null => {
  if (typeof said === 'function') return said;
  return said && search === '' && Buffer.isBuffer(body) ? () => body : null;
};

/** The answer that has just been made, where it may be given again. */
const keptOf = (ctx: Context, stamp: string | null): Kept | null => {
  const bytes = bytesOf(ctx);
  if (!bytes || ctx.status !== 200 || ctx.res.hasHeader('Set-Cookie')) return null;
  const headers = Object.entries(ctx.res.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name));
  return {
    stamp,
    headers: headers.flatMap(([name, value]) => [name, String(value)]),
    route: getRoutePattern(ctx),
    isOfApi: ctx.path.startsWith('/api'),
    bytes,
  };
};

/** One timer for all who share a question. @returns null where it is not answered in time */
const inTime = (ask: () => Promise<string>, patienceMs: number) => {
  let asked: Promise<string> | null = null;
  let answer: Promise<string | null> = Promise.resolve(null);
  return () => {
    const question = ask();
    if (question === asked) return answer;
    asked = question;
    answer = new Promise((told) => {
      const late = setTimeout(told, patienceMs, null);
      void question
        .catch(() => null)
        .then((version) => {
          clearTimeout(late);
          told(version);
        });
    });
    return answer;
  };
};

/**
 * Answers that everybody gets alike are given again as they went out, under an id and a nonce of their own, for as long as version and
 * day stand. The version is asked for after the request came, so that every answer shows all that was committed before; and an
 * answer is kept under the version of before it was made, hence it is never older than that. Whatever is unusual goes on to Koa: a
 * cookie, a body, another method, a version that cannot be told, a process that ends.
 */
export const keptAnswers = ({
  today,
  versionNow,
  patienceMs = PATIENCE_MS,
  policy,
  isStopping,
  servesHost,
  note,
}: Options) => {
  const versionInTime = inTime(versionNow, patienceMs);
  const kept = new Map<string, Kept>();
  /** Of requests that go on to Koa after they waited here. */
  const asked = new WeakMap<
    IncomingMessage,
    { readonly came: number; readonly stamp: string | null }
  >();

  const give = (res: ServerResponse, { headers, bytes, route, isOfApi }: Kept, came: number) => {
    const [requestId, nonce] = [randomUUID(), createNonce()];
    res.writeHead(200, [
      'X-Request-Id',
      requestId,
      'Content-Security-Policy',
      policy(nonce),
      ...headers,
    ]);
    res.end(bytes(nonce));
    note(
      { requestId, method: 'GET', route, status: 200, ms: Math.round(performance.now() - came) },
      isOfApi,
    );
  };

  const front: Front = (koa) => async (req, res) => {
    const found =
      isOfAnybody(req) && isForHost(servesHost, req) ? kept.get(placeOf(req)) : undefined;
    // Most addresses never have an answer to keep: one is kept under no version first, and asks for its version from then on.
    if (!found) return koa(req, res);
    const came = performance.now();
    const version = await versionInTime();
    const stamp = version === null ? null : `${today()} ${version}`;
    if (stamp !== null && found.stamp === stamp && !isStopping()) return give(res, found, came);
    asked.set(req, { came, stamp });
    return koa(req, res);
  };

  /** The first thing in Koa: knows since when the request waits, and keeps what it is answered. */
  const keep: Middleware = async (ctx, next) => {
    const { came, stamp } = asked.get(ctx.req) ?? { came: performance.now(), stamp: null };
    ctx.state.startedAt = came;
    await next();
    if (!isOfAnybody(ctx.req)) return;
    const [place, answer] = [placeOf(ctx.req), keptOf(ctx, stamp)];
    if (!answer) return void kept.delete(place);
    if (!kept.has(place) && kept.size >= MOST) kept.delete(kept.keys().next().value!);
    kept.set(place, answer);
  };
  return { front, keep };
};
