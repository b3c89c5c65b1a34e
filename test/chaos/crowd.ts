import { setTimeout as sleep } from 'node:timers/promises';
import { cookieJar } from '#test/support/cookie-jar.ts';
import type { Wish } from '#test/support/crowd.ts';
import type { Ledger, Told } from './ledger.ts';

/** A browser that may be served by any process: its cookie and its token are good at all of them. */
export type Visitor = { readonly cookie: string; readonly token: string };

export type Fleet = {
  readonly origins: () => readonly string[];
  /** Those that somebody in front would send a guest to: who serves, or everybody where nobody does. */
  readonly doors: () => readonly string[];
  /** Hears every reply, good or bad; null where none came. */
  readonly heard: (call: Call, reply: Reply | null) => void;
  /** Hears why no reply came. */
  readonly failed: (reason: string) => void;
};

const PATIENCE_MS = 20_000;
const anyOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)]!;

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Reply = Told & { readonly headers: Headers };

const reasonOf = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
};

/** One request to one process. Null when no whole answer came; `onFailure` hears why. */
export const callAt = async (
  origin: string,
  { method, path, body, headers = {} }: Call,
  { cookie, token }: Visitor,
  onFailure: (reason: string) => void = () => undefined,
): Promise<Reply | null> => {
  try {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
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
export const insistOn = async (
  fleet: Fleet,
  call: Call,
  visitor: Visitor,
  untilMs = 120_000,
): Promise<Reply> => {
  const end = Date.now() + untilMs;
  for (let time = 0; ; time += 1) {
    const reply = await callAt(anyOf(fleet.doors()), call, visitor, fleet.failed);
    fleet.heard(call, reply);
    if (reply !== null && reply.status !== 503) return reply;
    if (Date.now() > end)
      throw new Error(
        `${call.method} ${call.path}: no answer in ${untilMs} ms, last ${reply?.status ?? 'nothing'}`,
      );
    await sleep(50 * 2 ** Math.min(time, 3) * (0.5 + Math.random()));
  }
};

/** Whoever comes to the site gets a cookie and a token. */
export const visit = async (fleet: Fleet): Promise<Visitor> => {
  const reply = await insistOn(
    fleet,
    { method: 'GET', path: '/api/csrf-token' },
    { cookie: '', token: '' },
  );
  const cookies = cookieJar();
  cookies.keep(reply.headers.getSetCookie());
  return {
    cookie: cookies.header()!,
    token: (JSON.parse(reply.text) as { csrfToken: string }).csrfToken,
  };
};

/** Logs in, and takes the token that belongs to the session. */
export const enter = async (
  fleet: Fleet,
  credentials: { readonly username: string; readonly password: string },
): Promise<Visitor> => {
  const guest = await visit(fleet);
  const reply = await insistOn(
    fleet,
    { method: 'POST', path: '/api/admin/login', body: credentials },
    guest,
  );
  if (reply.status !== 200) throw new Error(`Login answered ${reply.status}: ${reply.text}`);
  const cookies = cookieJar();
  cookies.keep(reply.headers.getSetCookie());
  const cookie = cookies.header()!;
  const token = await insistOn(
    fleet,
    { method: 'GET', path: '/api/csrf-token' },
    { cookie, token: '' },
  );
  return { cookie, token: (JSON.parse(token.text) as { csrfToken: string }).csrfToken };
};

const callFor = ({ key, request }: Wish): Call => ({
  method: 'POST',
  path: '/api/reservations',
  body: request,
  headers: { 'idempotency-key': key },
});

/** Guests who keep asking with one key per wish, wherever somebody listens, and a ledger of what they were told. */
export const crowd = (fleet: Fleet, book: Ledger, visitors: readonly Visitor[]) => {
  const ask = async (wish: Wish, visitor: Visitor): Promise<Reply> => {
    book.open(wish);
    const reply = await insistOn(fleet, callFor(wish), visitor);
    book.note(wish, reply);
    return reply;
  };
  /** The same visitor for the same key, however often it is asked. */
  const visitorOf = ({ key }: Wish) =>
    visitors[Number.parseInt(key.slice(0, 6), 16) % visitors.length]!;
  return {
    ask: (wish: Wish) => ask(wish, visitorOf(wish)),
    /** Once, at one process, whatever comes of it; an answer is in the ledger, and without one the key is asked again in the end. */
    tryAt: async (origin: string, wish: Wish): Promise<Reply | null> => {
      book.open(wish);
      const call = callFor(wish);
      const reply = await callAt(origin, call, visitorOf(wish), fleet.failed);
      fleet.heard(call, reply);
      if (reply !== null && reply.status < 500) book.note(wish, reply);
      return reply;
    },
    /** All at once. */
    rush: (wishes: readonly Wish[]) =>
      Promise.all(wishes.map((wish) => ask(wish, visitorOf(wish)))),
  };
};

export type Crowd = ReturnType<typeof crowd>;
