import { setTimeout as sleep } from 'node:timers/promises';
import { createCookieJar } from '#test/support/drivers/cookie-jar.ts';
import type { IdempotentRequest } from '#test/support/drivers/concurrent-bookings.ts';
import type { PromiseLedger, RecordedReply } from './promise-ledger.ts';

/** A browser that any process may serve: cookie and token are valid at all of them. */
export type ClientSession = { readonly cookie: string; readonly token: string };

export type ServerFleet = {
  readonly origins: () => readonly string[];
  /** The servers that a load balancer would choose: the ready ones, or all when none is ready. */
  readonly reachableOrigins: () => readonly string[];
  /** Called with every reply, or null when none came. */
  readonly onReply: (call: HttpCall, reply: HttpReply | null) => void;
  /** Called with the error when no reply came. */
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

/** One request to one process. Null when no whole answer came; `onFailure` hears why. */
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

/** Asks one process after the other until one of them answers otherwise than "try again". @throws after two minutes */
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

/** Whoever comes to the site gets a cookie and a token. */
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

/** Logs in, and takes the token that belongs to the session. */
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

/** Guests who keep asking with one key per wish, wherever somebody listens, and a ledger of what they were told. */
export const createLoadClients = (
  fleet: ServerFleet,
  book: PromiseLedger,
  visitors: readonly ClientSession[],
) => {
  const ask = async (wish: IdempotentRequest, visitor: ClientSession): Promise<HttpReply> => {
    book.open(wish);
    const reply = await callWithRetries(fleet, callFor(wish), visitor);
    book.note(wish, reply);
    return reply;
  };
  /** The same visitor for the same key, however often it is asked. */
  const visitorOf = ({ key }: IdempotentRequest) =>
    visitors[Number.parseInt(key.slice(0, 6), 16) % visitors.length]!;
  return {
    ask: (wish: IdempotentRequest) => ask(wish, visitorOf(wish)),
    /** Once, at one process, whatever comes of it; an answer is in the ledger, and without one the key is asked again in the end. */
    tryAt: async (origin: string, wish: IdempotentRequest): Promise<HttpReply | null> => {
      book.open(wish);
      const call = callFor(wish);
      const reply = await callOnce(origin, call, visitorOf(wish), fleet.onFailure);
      fleet.onReply(call, reply);
      if (reply !== null && reply.status < 500) book.note(wish, reply);
      return reply;
    },
    /** All at once. */
    rush: (wishes: readonly IdempotentRequest[]) =>
      Promise.all(wishes.map((wish) => ask(wish, visitorOf(wish)))),
  };
};

export type LoadClients = ReturnType<typeof createLoadClients>;
