import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { failureOf, failureWithoutAnswer, type ApiFailure } from './api-error.ts';
import type { Call } from './call.ts';
import { forgetCsrfToken, obtainCsrfToken } from './csrf.ts';
import { nextIn, type AnswerMeta } from './paging.ts';
import { proofChallenge } from './proof-of-work/proofChallenge.ts';
import { noteServerTime } from './serverTime.ts';

/** No request of ours takes longer than this, in milliseconds; a button must not stay busy for ever. */
const PATIENCE = 30_000;

type Answered =
  { readonly data: unknown; readonly meta?: AnswerMeta } | { readonly error: ApiFailure };

/** Sends one call with cookies, writes with the protection token (specification §7). Never throws. */
export const request: BaseQueryFn<Call, unknown, ApiFailure, object, AnswerMeta> = async (
  call,
  { signal },
) => {
  try {
    return call.method === 'GET' ? await read(call, signal) : await write(call, signal);
  } catch (cause) {
    return { error: failureWithoutAnswer(String(cause)) };
  }
};

const read = async (call: Call, signal: AbortSignal): Promise<Answered> => {
  const answer = await send(call, signal, {});
  return answer.status === 401 && call.on401 === 'null' ? { data: null } : understood(answer);
};

/** While many requests arrive, the server asks for a proof of work first; the guest only waits a moment. */
const write = async (call: Call, signal: AbortSignal): Promise<Answered> => {
  const answered = await writeOnce(call, signal);
  const challenge = 'error' in answered ? proofChallenge(answered.error) : null;
  if (!challenge) return answered;
  const { solveChallenge } = await import('./proof-of-work/solveChallenge.ts');
  return writeOnce(
    { ...call, headers: { ...call.headers, ...(await solveChallenge(challenge, signal)) } },
    signal,
  );
};

/** A 403 means a bad or missing token and nothing else (decision 15), so that one repetition is safe. */
const writeOnce = async (call: Call, signal: AbortSignal): Promise<Answered> => {
  const first = await sendWithToken(call, signal);
  if ('error' in first || first.status !== 403) return 'error' in first ? first : understood(first);
  forgetCsrfToken();
  const second = await sendWithToken(call, signal);
  return 'error' in second ? second : understood(second);
};

const sendWithToken = async (
  call: Call,
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

const send = (
  call: Call,
  signal: AbortSignal,
  extra: Record<string, string>,
): Promise<Response> => {
  const hasBody = call.body !== undefined;
  return fetch(addressOf(call), {
    method: call.method,
    credentials: 'include',
    signal: bounded(signal),
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

/** Refusals come in the language on screen, not in the one that the browser prefers. */
const pageLanguage = (): Record<string, string> =>
  typeof document === 'undefined' ? {} : { 'accept-language': document.documentElement.lang };

const addressOf = ({ path, query = {} }: Call): string => {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return (typeof path === 'string' ? path : path.join('/')) + (search && `?${search}`);
};

const understood = async (answer: Response): Promise<Answered> => {
  noteServerTime(answer.headers.get('date'));
  if (!answer.ok) return { error: await failureOf(answer) };
  const text = await answer.text();
  return {
    data: text ? (JSON.parse(text) as unknown) : null,
    meta: { next: nextIn(answer.headers.get('link')) },
  };
};

/** Browsers without `AbortSignal.any` still get the caller's own signal. */
const bounded = (signal: AbortSignal): AbortSignal =>
  typeof AbortSignal.any === 'function'
    ? AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
    : signal;
