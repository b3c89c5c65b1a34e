import { createCookieJar, type CookieJar } from './cookie-jar.ts';

export type HttpResponse<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON. For other content types, the text, or null if the body is empty. */
  readonly body: Body;
  readonly text: string;
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Send = <Body = unknown>(
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<HttpResponse<Body>>;
type Fetch = <Body = unknown>(
  path: string,
  headers?: Record<string, string>,
) => Promise<HttpResponse<Body>>;

export type HttpClient = {
  readonly get: Fetch;
  readonly post: Send;
  readonly put: Send;
  readonly patch: Send;
  readonly delete: Send;
  /** Sends one request exactly as given, without a CSRF token and without a retry. */
  readonly raw: (
    method: string,
    path: string,
    init?: Omit<RequestInit, 'method'>,
  ) => Promise<HttpResponse>;
  readonly fetchCsrfToken: () => Promise<string>;
  readonly cookies: CookieJar;
};

export type ResponseObserver = (method: string, path: string, answer: HttpResponse) => void;

const REQUEST_TIMEOUT_MS = 300_000;

const parseBody = (text: string, headers: Headers): unknown =>
  headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text || null;

/**
 * Creates a client that acts like the site's browser code. It stores cookies, sends the CSRF token
 * with each write, and repeats a write once after a 403.
 */
export const createHttpClient = (
  origin: string,
  watch: ResponseObserver = () => undefined,
): HttpClient => {
  const cookies = createCookieJar();
  let cached: Promise<string> | undefined;

  const raw: HttpClient['raw'] = async (method, path, init = {}) => {
    const headers = new Headers(init.headers);
    const cookie = cookies.header();
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...init,
      headers,
      method: method.toUpperCase(),
    });
    cookies.storeSetCookies(response.headers.getSetCookie());
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: parseBody(text, response.headers),
      text,
    };
    watch(method, path, answer);
    return answer;
  };

  const fetchToken = async (): Promise<string> => {
    const { body } = await raw('get', '/api/csrf-token');
    return (body as { csrfToken: string }).csrfToken;
  };
  const token = (): Promise<string> => {
    cached = fetchToken().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };

  const write =
    (method: Method): Send =>
    async <Body>(path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const attempt = async (csrf: string) =>
        raw(method, path, {
          headers: {
            'x-csrf-token': csrf,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      const first = await attempt(await (cached ?? token()));
      return (first.status === 403 ? await attempt(await token()) : first) as HttpResponse<Body>;
    };

  return {
    get: async <Body>(path: string, headers: Record<string, string> = {}) =>
      raw('get', path, { headers }) as Promise<HttpResponse<Body>>,
    post: write('post'),
    put: write('put'),
    patch: write('patch'),
    delete: write('delete'),
    raw,
    fetchCsrfToken: token,
    cookies,
  };
};
