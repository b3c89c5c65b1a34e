import type { ApiError } from '#src/contracts/common/api-error.ts';

/**
 * Serializable error of a request. `message` is for logs, and `refusal` contains the server's
 * message for people (spec note 14).
 */
export type ApiFailure = {
  readonly name: 'ApiFailure';
  readonly message: string;
  /** HTTP status, or null when no response arrived. */
  readonly status: number | null;
  readonly refusal: ApiError | null;
  readonly cause?: string;
  /** The request timed out. The server may still have executed it. */
  readonly timedOut?: true;
};

const UNREACHABLE = 'Impossibile raggiungere il server. Controlla la connessione e riprova.';
const TIMED_OUT =
  'Il server non ha risposto in tempo. Quello che hai scritto è ancora qui: controlla la rete e riprova.';

export const parseFailure = async (answer: Response): Promise<ApiFailure> => {
  const body = await answer.text().catch(() => '');
  return {
    name: 'ApiFailure',
    message: `${answer.status}: ${body || answer.statusText}`,
    status: answer.status,
    refusal: await parseRefusal(body),
  };
};

export const noResponseFailure = (message: string, timedOut = false): ApiFailure => ({
  name: 'ApiFailure',
  message,
  status: null,
  refusal: null,
  ...(timedOut ? { timedOut } : {}),
});

// A dynamic import keeps zod out of the initial bundle.
const parseRefusal = async (body: string): Promise<ApiError | null> => {
  try {
    const { apiError } = await import('#src/contracts/common/api-error.ts');
    return apiError.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

export const isApiFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' &&
  error !== null &&
  (error as { name?: unknown }).name === 'ApiFailure';

export const statusOf = (error: unknown): number | null =>
  isApiFailure(error) ? error.status : null;

const BEFORE_THE_PROGRAM = [502, 503, 504];

/**
 * Returns true if the server may or may not have executed the request. Either no response came, or
 * a proxy answered in its place. Repeating the request with the same idempotency key is safe.
 */
export const isUnanswered = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === null || BEFORE_THE_PROGRAM.includes(error.status));

export const refusalOf = (error: unknown): ApiError | null =>
  isApiFailure(error) ? error.refusal : null;

export const errorMessage = (error: unknown, fallback: string): string => {
  if (!isApiFailure(error)) return fallback;
  if (error.refusal) return error.refusal.message;
  if (error.timedOut) return TIMED_OUT;
  return error.status === null ? UNREACHABLE : fallback;
};
