import type { readCsrfToken } from '#src/contracts/staff/sign-in.ts';
import { parseFailure, noResponseFailure, type ApiFailure } from './apiError.ts';
import { callTimeoutMs, isTimeout } from './callTimeouts.ts';

type Obtained = { readonly token: string } | { readonly failure: ApiFailure };

const TOKEN_PATH: typeof readCsrfToken.path = '/api/csrf-token';

let cachedToken: Promise<Obtained> | null = null;

export const obtainCsrfToken = (): Promise<Obtained> => {
  cachedToken ??= fetchToken().then((obtained) => {
    if ('failure' in obtained) cachedToken = null;
    return obtained;
  });
  return cachedToken;
};

/**
 * Clears the cached token. Must be called after sign-in and sign-out, because a token belongs to
 * one session.
 */
export const forgetCsrfToken = (): void => {
  cachedToken = null;
};

const fetchToken = async (): Promise<Obtained> => {
  try {
    const answer = await fetch(TOKEN_PATH, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(callTimeoutMs()),
    });
    if (!answer.ok) {
      const { refusal } = await parseFailure(answer);
      return {
        failure: {
          ...noResponseFailure(`Failed to fetch CSRF token: ${answer.status}`),
          status: answer.status,
          refusal,
        },
      };
    }
    const { csrfToken: token } = (await answer.json()) as { csrfToken?: string | null };
    return token ? { token } : { failure: noResponseFailure('CSRF token is null') };
  } catch (cause) {
    return { failure: noResponseFailure(String(cause), isTimeout(cause)) };
  }
};
