import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { parseFailure, noResponseFailure, type ApiFailure } from './apiError.ts';
import type { ApiRequest } from './apiRequest.ts';
import { callTimeoutMs, isTimeout, withTimeout } from './callTimeouts.ts';
import { forgetCsrfToken, obtainCsrfToken } from './csrfToken.ts';
import { parseNextCursor, type ResponseMeta } from './cursorPaging.ts';
import { askPerson } from '../access/personPrompt.ts';
import { parseProofChallenge } from '../proof-of-work/parseProofChallenge.ts';
import { recordServerContact } from './serverContact.ts';
import { recordServerTime } from './serverTime.ts';

type QueryResult =
  { readonly data: unknown; readonly meta?: ResponseMeta } | { readonly error: ApiFailure };

/**
 * Sends a request with cookies and, for writes, a CSRF token (specification §7). It returns
 * failures and never throws.
 */
export const apiBaseQuery: BaseQueryFn<
  ApiRequest,
  unknown,
  ApiFailure,
  object,
  ResponseMeta
> = async (call, { signal }) => {
  const answered = await sendSafely(call, signal);
  // An aborted request does not show whether the server answers.
  if (!signal.aborted)
    recordServerContact(!('error' in answered) || answered.error.status !== null);
  return answered;
};

const sendSafely = async (call: ApiRequest, signal: AbortSignal): Promise<QueryResult> => {
  try {
    return call.method === 'GET' ? await sendRead(call, signal) : await sendAct(call, signal);
  } catch (cause) {
    return { error: noResponseFailure(String(cause), isTimeout(cause)) };
  }
};

/**
 * Sends a write. The server may ask who acts on the trusted device, or the session may have ended.
 * After the answer of the person, the request is sent again.
 */
const sendAct = async (call: ApiRequest, signal: AbortSignal): Promise<QueryResult> => {
  const answered = await sendWrite(call, signal);
  return 'error' in answered && (await askPerson(answered.error.refusal?.code))
    ? sendWrite(call, signal)
    : answered;
};

const sendRead = async (call: ApiRequest, signal: AbortSignal): Promise<QueryResult> => {
  const answer = await send(call, signal, {});
  return answer.status === 401 && call.on401 === 'null' ? { data: null } : parseResponse(answer);
};

/**
 * Sends a write. Under load the server demands a proof of work, and the request is sent again with
 * the solution.
 */
const sendWrite = async (call: ApiRequest, signal: AbortSignal): Promise<QueryResult> => {
  const answered = await sendWriteOnce(call, signal);
  const challenge = 'error' in answered ? parseProofChallenge(answered.error) : null;
  if (!challenge) return answered;
  const { solveChallenge } = await import('../proof-of-work/solveChallenge.ts');
  return sendWriteOnce(
    { ...call, headers: { ...call.headers, ...(await solveChallenge(challenge, signal)) } },
    signal,
  );
};

/**
 * After a 403, sends the request once more with a new CSRF token. This is safe, because the server
 * refuses an invalid token (spec note 15) before it changes anything.
 */
const sendWriteOnce = async (call: ApiRequest, signal: AbortSignal): Promise<QueryResult> => {
  const first = await sendWithToken(call, signal);
  if ('error' in first || first.status !== 403)
    return 'error' in first ? first : parseResponse(first);
  forgetCsrfToken();
  const second = await sendWithToken(call, signal);
  return 'error' in second ? second : parseResponse(second);
};

const sendWithToken = async (
  call: ApiRequest,
  signal: AbortSignal,
): Promise<Response | { error: ApiFailure }> => {
  const obtained = await obtainCsrfToken();
  if ('token' in obtained) return send(call, signal, { 'x-csrf-token': obtained.token });
  return {
    error: {
      ...obtained.failure,
      message: 'CSRF token required for this request',
      cause: obtained.failure.message,
    },
  };
};

/**
 * Sets the timeout per request. A timeout of the whole call could end while a person confirms who
 * acts.
 */
const send = (
  call: ApiRequest,
  signal: AbortSignal,
  extra: Record<string, string>,
): Promise<Response> => {
  const hasBody = call.body !== undefined;
  return fetch(requestUrl(call), {
    method: call.method,
    credentials: 'include',
    signal: withTimeout(signal, callTimeoutMs(call.takesLong)),
    headers: {
      accept: 'application/json',
      ...pageLanguage(),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
      ...extra,
    },
    ...(hasBody ? { body: JSON.stringify(call.body) } : {}),
  });
};

const pageLanguage = (): Record<string, string> =>
  typeof document === 'undefined' ? {} : { 'accept-language': document.documentElement.lang };

const requestUrl = ({ path, query = {} }: ApiRequest): string => {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return (typeof path === 'string' ? path : path.join('/')) + (search && `?${search}`);
};

const parseResponse = async (answer: Response): Promise<QueryResult> => {
  recordServerTime(answer.headers.get('date'));
  if (!answer.ok) return { error: await parseFailure(answer) };
  const text = await answer.text();
  return {
    data: text ? (JSON.parse(text) as unknown) : null,
    meta: { next: parseNextCursor(answer.headers.get('link')) },
  };
};
