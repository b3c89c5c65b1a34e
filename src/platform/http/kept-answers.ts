import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import './context.ts';
import { newNonce } from './security-headers.ts';

/** More addresses and codings than browsers ask for; whoever invents others drives out the oldest, and gains nothing. */
const MOST = 256;
/** No answer stands under it. */
const UNKNOWN = '';
/** Drawn anew for every answer. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'content-security-policy']);

type Bytes = (nonce: string) => Buffer;
type Kept = { readonly stamp: string; readonly headers: readonly string[]; readonly route: unknown; readonly bytes: Bytes };

type Options = {
  /** Changes whenever something that a kept answer is made of has changed. */
  readonly stampNow: () => Promise<string>;
  readonly policy: (nonce: string) => string;
  readonly isStopping: () => boolean;
};

/** What anybody might ask alike: nobody is known by it, and nothing is sent with it. */
const isOfAnybody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.cookie === undefined && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/**
 * Said by whoever answers: everybody who asks for this address and coding gets the same, for as long as what the stamp counts is as it was.
 *
 * @param bytes where each answer bears its nonce, always of one length; else the body as it goes out
 */
export const sameForAll = (ctx: Context, bytes?: Bytes): void => { ctx.state.sameForAll = bytes ?? true; };

const bytesOf = ({ state: { sameForAll: said }, body }: Context): Bytes | null => {
  if (typeof said === 'function') return said;
  return said && Buffer.isBuffer(body) ? () => body : null;
};

/** The answer that has just been made, where it may be given again. */
const keptOf = (ctx: Context, stamp: string): Kept | null => {
  const { res, status, _matchedRoute: route } = ctx;
  const bytes = bytesOf(ctx);
  if (!bytes || status !== 200 || res.hasHeader('Set-Cookie')) return null;
  const headers = Object.entries(res.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name));
  return { stamp, headers: headers.flatMap(([name, value]) => [name, String(value)]), route, bytes };
};

/** Past Koa, which would hold each header and the body against its rules again. */
const give = (ctx: Context, { headers, bytes, route }: Kept, policy: Options['policy']) => {
  const nonce = newNonce();
  ctx.respond = false;
  ctx._matchedRoute = route;
  ctx.res.writeHead(200, ['X-Request-Id', ctx.state.requestId, 'Content-Security-Policy', policy(nonce), ...headers]);
  ctx.res.end(bytes(nonce));
};

/**
 * Answers that everybody gets alike are given again as they went out, under an id and a nonce of their
 * own, for as long as the stamp stands; it is asked for after the request came, so that every answer shows all that was
 * committed before. An answer is kept under the stamp of before it was made, hence it is never older than its stamp. Whatever is
 * unusual takes the long way: a cookie, a body, another method, a stamp that cannot be told, a process that ends.
 */
export const keptAnswers = ({ stampNow, policy, isStopping }: Options): Middleware => {
  const kept = new Map<string, Kept>();
  const renew = (place: string, answer: Kept | null) => {
    if (!answer) return void kept.delete(place);
    if (!kept.has(place) && kept.size >= MOST) kept.delete(kept.keys().next().value!);
    kept.set(place, answer);
  };
  return async (ctx, next) => {
    if (!isOfAnybody(ctx.req)) return next();
    const place = `${ctx.req.headers['accept-encoding'] ?? ''} ${ctx.req.url}`;
    const found = kept.get(place);
    // Most addresses never have an answer to keep: one is kept under no stamp first, and asks for its stamp from then on.
    const stamp = found ? await stampNow().catch(() => UNKNOWN) : UNKNOWN;
    if (found && stamp !== UNKNOWN && found.stamp === stamp && !isStopping()) return give(ctx, found, policy);
    await next();
    renew(place, keptOf(ctx, stamp));
  };
};
