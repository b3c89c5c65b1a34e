import { setTimeout as sleep } from 'node:timers/promises';
import { createCookieJar } from '#test/support/drivers/cookie-jar.ts';
import type { IdempotentRequest } from '#test/support/drivers/concurrent-bookings.ts';
import type { ReplyLedger, RecordedReply } from './reply-ledger.ts';

/** Cookie and CSRF token of one visitor, valid at every server process. */
export type ClientSession = { readonly cookie: string; readonly token: string };

export type ServerFleet = {
  readonly origins: () => readonly string[];
  /**
   * Returns the servers that accept requests, or all servers if none does. A load balancer would
   * choose among the same servers.
   */
  readonly reachableOrigins: () => readonly string[];
  /** Called after every request, with null when no complete response arrived. */
  readonly onReply: (call: HttpCall, reply: HttpReply | null) => void;
  /** Called with the reason, such as a network error code, when no complete response arrived. */
  readonly onFailure: (reason: string) => void;
};

const REQUEST_TIMEOUT_MS = 20_000;
const pickAny = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)]!;

export type HttpCall = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type HttpReply = RecordedReply & { readonly headers: Headers };

const reasonOf = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
};

/**
 * Sends one request. If no complete response arrives, returns null and passes the reason to
 * `onFailure`.
 */
export const callOnce = async (
  origin: string,
  { method, path, body, headers = {} }: HttpCall,
  { cookie, token }: ClientSession,
  onFailure: (reason: string) => void = () => undefined,
): Promise<HttpReply | null> => {
  try {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        cookie,
        'x-csrf-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    onFailure(reasonOf(error));
    return null;
  }
};

/**
 * Repeats the request at random servers until one answers with a status other than 503. Throws
 * after `untilMs`.
 */
export const callWithRetries = async (
  fleet: ServerFleet,
  call: HttpCall,
  visitor: ClientSession,
  untilMs = 120_000,
): Promise<HttpReply> => {
  const end = Date.now() + untilMs;
  for (let time = 0; ; time += 1) {
    const reply = await callOnce(pickAny(fleet.reachableOrigins()), call, visitor, fleet.onFailure);
    fleet.onReply(call, reply);
    if (reply !== null && reply.status !== 503) return reply;
    if (Date.now() > end)
      throw new Error(
        `${call.method} ${call.path}: no answer in ${untilMs} ms, last ${reply?.status ?? 'nothing'}`,
      );
    await sleep(50 * 2 ** Math.min(time, 3) * (0.5 + Math.random()));
  }
};

export const openSession = async (fleet: ServerFleet): Promise<ClientSession> => {
  const reply = await callWithRetries(
    fleet,
    { method: 'GET', path: '/api/csrf-token' },
    { cookie: '', token: '' },
  );
  const cookies = createCookieJar();
  cookies.storeSetCookies(reply.headers.getSetCookie());
  return {
    cookie: cookies.header()!,
    token: (JSON.parse(reply.text) as { csrfToken: string }).csrfToken,
  };
};

export const openStaffSession = async (
  fleet: ServerFleet,
  credentials: { readonly username: string; readonly password: string },
): Promise<ClientSession> => {
  const guest = await openSession(fleet);
  const reply = await callWithRetries(
    fleet,
    { method: 'POST', path: '/api/admin/login', body: credentials },
    guest,
  );
  if (reply.status !== 200) throw new Error(`Login answered ${reply.status}: ${reply.text}`);
  const cookies = createCookieJar();
  cookies.storeSetCookies(reply.headers.getSetCookie());
  const cookie = cookies.header()!;
  const token = await callWithRetries(
    fleet,
    { method: 'GET', path: '/api/csrf-token' },
    { cookie, token: '' },
  );
  return { cookie, token: (JSON.parse(token.text) as { csrfToken: string }).csrfToken };
};

const callFor = ({ key, request }: IdempotentRequest): HttpCall => ({
  method: 'POST',
  path: '/api/reservations',
  body: request,
  headers: { 'idempotency-key': key },
});

/**
 * Creates guests who repeat each request with the same idempotency key until a server answers. The
 * ledger records every reply.
 */
export const createLoadClients = (
  fleet: ServerFleet,
  ledger: ReplyLedger,
  visitors: readonly ClientSession[],
) => {
  const ask = async (
    keyedRequest: IdempotentRequest,
    visitor: ClientSession,
  ): Promise<HttpReply> => {
    ledger.open(keyedRequest);
    const reply = await callWithRetries(fleet, callFor(keyedRequest), visitor);
    ledger.recordReply(keyedRequest, reply);
    return reply;
  };
  /**
   * Returns the same visitor for each repetition of a request, because an idempotency key is valid
   * for one visitor only.
   */
  const visitorOf = ({ key }: IdempotentRequest) =>
    visitors[Number.parseInt(key.slice(0, 6), 16) % visitors.length]!;
  return {
    ask: (keyedRequest: IdempotentRequest) => ask(keyedRequest, visitorOf(keyedRequest)),
    /**
     * Sends the request once, without a retry. If no reply arrives, `repeatAllRequests` sends it
     * again later.
     */
    tryAt: async (origin: string, keyedRequest: IdempotentRequest): Promise<HttpReply | null> => {
      ledger.open(keyedRequest);
      const call = callFor(keyedRequest);
      const reply = await callOnce(origin, call, visitorOf(keyedRequest), fleet.onFailure);
      fleet.onReply(call, reply);
      if (reply !== null && reply.status < 500) ledger.recordReply(keyedRequest, reply);
      return reply;
    },
    rush: (keyedRequests: readonly IdempotentRequest[]) =>
      Promise.all(keyedRequests.map((keyedRequest) => ask(keyedRequest, visitorOf(keyedRequest)))),
  };
};
