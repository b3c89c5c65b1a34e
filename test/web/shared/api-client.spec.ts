import { configureStore } from '@reduxjs/toolkit';
import { z } from 'zod';
import { api } from '#web/shared/api/api.ts';
import { errorMessage, statusOf } from '#web/shared/api/apiError.ts';
import type { ApiRequest } from '#web/shared/api/apiRequest.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { registerPersonPrompt } from '#web/shared/access/personPrompt.ts';
import { forgetCsrfToken } from '#web/shared/api/csrfToken.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';

type Sent = {
  url: string;
  method: string;
  headers: Record<string, string>;
  credentials: string;
  signal: AbortSignal | null | undefined;
  body: string | undefined;
};

const probes = api.injectEndpoints({
  endpoints: (build) => ({
    probeRead: build.query<unknown, ApiRequest>({ query: (asked) => asked }),
    probeWrite: build.mutation<unknown, ApiRequest>({ query: (asked) => asked }),
    probeSchema: build.query<{ n: number }, ApiRequest>({
      query: (asked) => asked,
      responseSchema: z.object({ n: z.number() }),
    }),
  }),
});

const realFetch = globalThis.fetch;
let sent: Sent[] = [];

/** A fake network with a list of answers per path. The last answer repeats. */
const network = (answers: Record<string, (() => Response | Promise<Response>)[]>) => {
  sent = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      credentials: String(init.credentials),
      signal: init.signal,
      body: init.body as string | undefined,
    });
    const queue = answers[url.split('?')[0] as string] ?? [
      () => new Response('nowhere', { status: 599 }),
    ];
    return (queue.length > 1 ? queue.shift() : queue[0])!();
  }) as typeof fetch;
};

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const token = (value: string | null) => json({ csrfToken: value });
const store = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (get) => get().concat(api.middleware),
  });
const read = (asked: Partial<ApiRequest> = {}) =>
  store().dispatch(
    probes.endpoints.probeRead.initiate({ method: 'GET', path: '/api/x', ...asked }),
  );
const write = (asked: Partial<ApiRequest> = {}) =>
  store().dispatch(
    probes.endpoints.probeWrite.initiate({
      method: 'POST',
      path: '/api/x',
      body: { a: 1 },
      ...asked,
    }),
  );

beforeEach(forgetCsrfToken);
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a write that the server answers with the question who acts', () => {
  it('is sent again with a time limit of its own, however long the person took', async () => {
    const removePrompt = registerPersonPrompt(() => Promise.resolve(true));
    network({
      '/api/csrf-token': [token('t')],
      '/api/x': [json({ message: 'Chi sei?', code: 'person_required' }, 401), json({ ok: true })],
    });
    expect((await write()).data).toEqual({ ok: true });
    removePrompt();
    const [first, second] = sent.filter(({ url }) => url === '/api/x');
    expect(second!.signal).not.toBe(first!.signal);
  });
});

describe('a read', () => {
  it('sends cookies and no protection token', async () => {
    network({ '/api/x': [json({ ok: true })] });
    expect((await read()).data).toEqual({ ok: true });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(sent[0]!.headers['x-csrf-token']).toBeUndefined();
  });

  it('joins key parts with a slash and leaves absent query values out', async () => {
    network({ '/api/a/7': [json(1)] });
    await read({
      path: ['/api', 'a', 7],
      query: { date: '2026-11-21', floor: undefined, note: 'è & à' },
    });
    expect(sent[0]!.url).toBe('/api/a/7?date=2026-11-21&note=%C3%A8+%26+%C3%A0');
  });

  it('answers null on 401 when configured so, and an error otherwise', async () => {
    network({ '/api/x': [json({ message: 'Accedi', code: 'login_required' }, 401)] });
    const lenient = await read({ on401: 'null' });
    expect([lenient.isSuccess, lenient.data]).toEqual([true, null]);
    expect(statusOf((await read()).error)).toBe(401);
  });

  it('carries status and body as text, and the refusal for people', async () => {
    const refusal = {
      message: 'Prenotazione già gestita',
      code: 'already_settled',
      details: { status: 'confirmed' },
    };
    network({ '/api/x': [json(refusal, 409)] });
    const { error } = await read();
    expect(error).toMatchObject({
      message: `409: ${JSON.stringify(refusal)}`,
      status: 409,
      refusal,
    });
    expect(errorMessage(error, 'altro')).toBe('Prenotazione già gestita');
  });

  it('uses the status text when the body is empty, and then shows the fallback', async () => {
    network({ '/api/x': [() => new Response('', { status: 502, statusText: 'Bad Gateway' })] });
    const { error } = await read();
    expect(error).toMatchObject({ message: '502: Bad Gateway', refusal: null });
    expect(errorMessage(error, 'Credenziali non valide')).toBe('Credenziali non valide');
  });

  it('says that the server cannot be reached when no answer comes, and does not try again', async () => {
    network({ '/api/x': [() => Promise.reject(new TypeError('Failed to fetch'))] });
    const { error } = await read();
    expect(errorMessage(error, 'altro')).toContain('Impossibile raggiungere il server');
    expect(sent).toHaveLength(1);
  });

  it('becomes an error when the answer does not match its contract', async () => {
    network({ '/api/x': [json({ n: 'due' })] });
    const { error } = await store().dispatch(
      probes.endpoints.probeSchema.initiate({ method: 'GET', path: '/api/x' }),
    );
    expect(error).toMatchObject({ name: 'ApiFailure', status: null });
  });
});

describe('a write', () => {
  it('first obtains the token, sends it with JSON, and keeps it for the next write', async () => {
    network({ '/api/csrf-token': [token('t1')], '/api/x': [json({ done: true })] });
    await write({ headers: { 'Idempotency-Key': 'k1' } });
    await write();
    expect(sent.map(({ url }) => url)).toEqual(['/api/csrf-token', '/api/x', '/api/x']);
    expect(sent[1]).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
    expect(sent[1]!.headers).toMatchObject({
      'x-csrf-token': 't1',
      'content-type': 'application/json',
      'Idempotency-Key': 'k1',
    });
  });

  it('without a body sends no content type', async () => {
    network({
      '/api/csrf-token': [token('t1')],
      '/api/x': [() => new Response(null, { status: 204 })],
    });
    const answer = await write({ body: undefined });
    expect(answer.data).toBeNull();
    expect(sent[1]!.headers['content-type']).toBeUndefined();
  });

  it('shares one token fetch between writes of the same moment', async () => {
    network({ '/api/csrf-token': [token('t1')], '/api/x': [json(1)] });
    await Promise.all([write(), write(), write()]);
    expect(sent.filter(({ url }) => url === '/api/csrf-token')).toHaveLength(1);
  });

  it('on 403 fetches the token again and repeats the request once', async () => {
    network({
      '/api/csrf-token': [token('old'), token('new')],
      '/api/x': [json({}, 403), json({ done: true })],
    });
    expect((await write()).data).toEqual({ done: true });
    expect(
      sent.filter(({ url }) => url === '/api/x').map(({ headers }) => headers['x-csrf-token']),
    ).toEqual(['old', 'new']);
  });

  it('gives up after the second 403', async () => {
    network({
      '/api/csrf-token': [token('t')],
      '/api/x': [json({ message: 'Sessione scaduta', code: 'csrf' }, 403)],
    });
    expect(statusOf((await write()).error)).toBe(403);
    expect(sent.filter(({ url }) => url === '/api/x')).toHaveLength(2);
  });

  it('is not sent when no token can be had', async () => {
    network({ '/api/csrf-token': [json('down', 500)], '/api/x': [json(1)] });
    expect((await write()).error).toMatchObject({
      message: 'CSRF token required for this request',
      cause: 'Failed to fetch CSRF token: 500',
      status: 500,
    });
    network({ '/api/csrf-token': [token(null)], '/api/x': [json(1)] });
    expect((await write()).error).toMatchObject({
      message: 'CSRF token required for this request',
      cause: 'CSRF token is null',
    });
    expect(sent.some(({ url }) => url === '/api/x')).toBe(false);
  });

  it('asks for the token again after a failed fetch', async () => {
    network({ '/api/csrf-token': [json('down', 500), token('t2')], '/api/x': [json('ok')] });
    await write();
    expect((await write()).data).toBe('ok');
  });
});

describe('a call of a contract', () => {
  it('fills and escapes the path parameters', () => {
    expect(
      buildRequest(decideReservation, { params: { id: 'a/b' }, body: { status: 'confirmed' } }),
    ).toEqual({ method: 'PUT', path: '/api/reservations/a%2Fb', body: { status: 'confirmed' } });
  });
});
