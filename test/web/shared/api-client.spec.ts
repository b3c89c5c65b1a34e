import { configureStore } from '@reduxjs/toolkit';
import { z } from 'zod';
import { api } from '#web/shared/api/api.ts';
import { errorMessage, statusOf } from '#web/shared/api/apiError.ts';
import type { ApiRequest } from '#web/shared/api/apiRequest.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { registerPrompt } from '#web/shared/access/personPrompt.ts';
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
    probeRead: build.query<unknown, ApiRequest>({ query: (request) => request }),
    probeWrite: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
    probeSchema: build.query<{ n: number }, ApiRequest>({
      query: (request) => request,
      responseSchema: z.object({ n: z.number() }),
    }),
  }),
});

const realFetch = globalThis.fetch;
let sent: Sent[] = [];

/** A fake network with a list of answers per path. The last answer repeats. */
const mockNetwork = (answers: Record<string, (() => Response | Promise<Response>)[]>) => {
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

const respondWithJson =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const respondWithToken = (value: string | null) => respondWithJson({ csrfToken: value });
const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (get) => get().concat(api.middleware),
  });
const dispatchRead = (request: Partial<ApiRequest> = {}) =>
  createStore().dispatch(
    probes.endpoints.probeRead.initiate({ method: 'GET', path: '/api/x', ...request }),
  );
const dispatchWrite = (request: Partial<ApiRequest> = {}) =>
  createStore().dispatch(
    probes.endpoints.probeWrite.initiate({
      method: 'POST',
      path: '/api/x',
      body: { a: 1 },
      ...request,
    }),
  );

beforeEach(forgetCsrfToken);
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe.each(['person_required', 'login_required'])(
  'a write that the server answers with %s',
  (code) => {
    it('is sent again with a new time limit after the person has confirmed', async () => {
      const removePrompt = registerPrompt(code, () => Promise.resolve(true));
      mockNetwork({
        '/api/csrf-token': [respondWithToken('t')],
        '/api/x': [
          respondWithJson({ message: 'Chi sei?', code }, 401),
          respondWithJson({ ok: true }),
        ],
      });
      expect((await dispatchWrite()).data).toEqual({ ok: true });
      removePrompt();
      const [first, second] = sent.filter(({ url }) => url === '/api/x');
      expect(second!.signal).not.toBe(first!.signal);
    });

    it('fails with 401 when the person closes the prompt', async () => {
      const removePrompt = registerPrompt(code, () => Promise.resolve(false));
      mockNetwork({
        '/api/csrf-token': [respondWithToken('t')],
        '/api/x': [respondWithJson({ message: 'Chi sei?', code }, 401)],
      });
      expect((await dispatchWrite()).error).toMatchObject({ status: 401 });
      removePrompt();
      expect(sent.filter(({ url }) => url === '/api/x')).toHaveLength(1);
    });
  },
);

describe('a read', () => {
  it('sends cookies and no CSRF token', async () => {
    mockNetwork({ '/api/x': [respondWithJson({ ok: true })] });
    expect((await dispatchRead()).data).toEqual({ ok: true });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(sent[0]!.headers['x-csrf-token']).toBeUndefined();
  });

  it('joins path parts with a slash and omits undefined query values', async () => {
    mockNetwork({ '/api/a/7': [respondWithJson(1)] });
    await dispatchRead({
      path: ['/api', 'a', 7],
      query: { date: '2026-11-21', floor: undefined, note: 'è & à' },
    });
    expect(sent[0]!.url).toBe('/api/a/7?date=2026-11-21&note=%C3%A8+%26+%C3%A0');
  });

  it('returns null on 401 when configured so, and an error otherwise', async () => {
    mockNetwork({
      '/api/x': [respondWithJson({ message: 'Accedi', code: 'login_required' }, 401)],
    });
    const lenient = await dispatchRead({ on401: 'null' });
    expect([lenient.isSuccess, lenient.data]).toEqual([true, null]);
    expect(statusOf((await dispatchRead()).error)).toBe(401);
  });

  it('returns an error with status, body text and the message of the refusal', async () => {
    const refusal = {
      message: 'Prenotazione già gestita',
      code: 'already_settled',
      details: { status: 'confirmed' },
    };
    mockNetwork({ '/api/x': [respondWithJson(refusal, 409)] });
    const { error } = await dispatchRead();
    expect(error).toMatchObject({
      message: `409: ${JSON.stringify(refusal)}`,
      status: 409,
      refusal,
    });
    expect(errorMessage(error, 'altro')).toBe('Prenotazione già gestita');
  });

  it('uses the status text when the body is empty, and then shows the fallback', async () => {
    mockNetwork({ '/api/x': [() => new Response('', { status: 502, statusText: 'Bad Gateway' })] });
    const { error } = await dispatchRead();
    expect(error).toMatchObject({ message: '502: Bad Gateway', refusal: null });
    expect(errorMessage(error, 'Credenziali non valide')).toBe('Credenziali non valide');
  });

  it('reports an unreachable server when no response comes, without a retry', async () => {
    mockNetwork({ '/api/x': [() => Promise.reject(new TypeError('Failed to fetch'))] });
    const { error } = await dispatchRead();
    expect(errorMessage(error, 'altro')).toContain('Impossibile raggiungere il server');
    expect(sent).toHaveLength(1);
  });

  it('returns an error when the response does not match its contract', async () => {
    mockNetwork({ '/api/x': [respondWithJson({ n: 'due' })] });
    const { error } = await createStore().dispatch(
      probes.endpoints.probeSchema.initiate({ method: 'GET', path: '/api/x' }),
    );
    expect(error).toMatchObject({ name: 'ApiFailure', status: null });
  });
});

describe('a write', () => {
  it('fetches the CSRF token first, sends it with JSON and reuses it for the next write', async () => {
    mockNetwork({
      '/api/csrf-token': [respondWithToken('t1')],
      '/api/x': [respondWithJson({ done: true })],
    });
    await dispatchWrite({ headers: { 'Idempotency-Key': 'k1' } });
    await dispatchWrite();
    expect(sent.map(({ url }) => url)).toEqual(['/api/csrf-token', '/api/x', '/api/x']);
    expect(sent[1]).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
    expect(sent[1]!.headers).toMatchObject({
      'x-csrf-token': 't1',
      'content-type': 'application/json',
      'Idempotency-Key': 'k1',
    });
  });

  it('sends no content type without a body', async () => {
    mockNetwork({
      '/api/csrf-token': [respondWithToken('t1')],
      '/api/x': [() => new Response(null, { status: 204 })],
    });
    const answer = await dispatchWrite({ body: undefined });
    expect(answer.data).toBeNull();
    expect(sent[1]!.headers['content-type']).toBeUndefined();
  });

  it('shares one token fetch between concurrent writes', async () => {
    mockNetwork({ '/api/csrf-token': [respondWithToken('t1')], '/api/x': [respondWithJson(1)] });
    await Promise.all([dispatchWrite(), dispatchWrite(), dispatchWrite()]);
    expect(sent.filter(({ url }) => url === '/api/csrf-token')).toHaveLength(1);
  });

  it('fetches the token again on 403 and repeats the request once', async () => {
    mockNetwork({
      '/api/csrf-token': [respondWithToken('old'), respondWithToken('new')],
      '/api/x': [respondWithJson({}, 403), respondWithJson({ done: true })],
    });
    expect((await dispatchWrite()).data).toEqual({ done: true });
    expect(
      sent.filter(({ url }) => url === '/api/x').map(({ headers }) => headers['x-csrf-token']),
    ).toEqual(['old', 'new']);
  });

  it('gives up after the second 403', async () => {
    mockNetwork({
      '/api/csrf-token': [respondWithToken('t')],
      '/api/x': [respondWithJson({ message: 'Sessione scaduta', code: 'csrf' }, 403)],
    });
    expect(statusOf((await dispatchWrite()).error)).toBe(403);
    expect(sent.filter(({ url }) => url === '/api/x')).toHaveLength(2);
  });

  it('is not sent when no CSRF token is available', async () => {
    mockNetwork({
      '/api/csrf-token': [respondWithJson('down', 500)],
      '/api/x': [respondWithJson(1)],
    });
    expect((await dispatchWrite()).error).toMatchObject({
      message: 'CSRF token required for this request',
      cause: 'Failed to fetch CSRF token: 500',
      status: 500,
    });
    mockNetwork({ '/api/csrf-token': [respondWithToken(null)], '/api/x': [respondWithJson(1)] });
    expect((await dispatchWrite()).error).toMatchObject({
      message: 'CSRF token required for this request',
      cause: 'CSRF token is null',
    });
    expect(sent.some(({ url }) => url === '/api/x')).toBe(false);
  });

  it('fetches the token again after a failed fetch', async () => {
    mockNetwork({
      '/api/csrf-token': [respondWithJson('down', 500), respondWithToken('t2')],
      '/api/x': [respondWithJson('ok')],
    });
    await dispatchWrite();
    expect((await dispatchWrite()).data).toBe('ok');
  });
});

describe('a request built from an operation', () => {
  it('fills and escapes the path parameters', () => {
    expect(
      buildRequest(decideReservation, { params: { id: 'a/b' }, body: { status: 'confirmed' } }),
    ).toEqual({ method: 'PUT', path: '/api/reservations/a%2Fb', body: { status: 'confirmed' } });
  });
});
