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
};

const UNREACHABLE = 'Impossibile raggiungere il server. Controlla la connessione e riprova.';

export const parseFailure = async (answer: Response): Promise<ApiFailure> => {
  const body = await answer.text().catch(() => '');
  return {
    name: 'ApiFailure',
    message: `${answer.status}: ${body || answer.statusText}`,
    status: answer.status,
    refusal: await parseRefusal(body),
  };
};

export const noResponseFailure = (message: string): ApiFailure => ({
  name: 'ApiFailure',
  message,
  status: null,
  refusal: null,
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

export const refusalOf = (error: unknown): ApiError | null =>
  isApiFailure(error) ? error.refusal : null;

export const errorMessage = (error: unknown, fallback: string): string => {
  if (!isApiFailure(error)) return fallback;
  if (error.refusal) return error.refusal.message;
  return error.status === null ? UNREACHABLE : fallback;
};
