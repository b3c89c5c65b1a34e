import type { ApiError } from '#src/contracts/common/api-error.ts';

/**
 * A call that did not succeed. `message` is the text of specification §8 (`status: body`), for logs and developers;
 * `refusal` is what the server said to people (decision 14). Plain data, because it lives in the store.
 */
export type ApiFailure = {
  readonly name: 'ApiFailure';
  readonly message: string;
  /** HTTP status, or null when no answer arrived. */
  readonly status: number | null;
  readonly refusal: ApiError | null;
  /** What went wrong before, when this failure only follows from it. */
  readonly cause?: string;
};

const UNREACHABLE = 'Impossibile raggiungere il server. Controlla la connessione e riprova.';

/** What a refused answer says; the body is read as text first, since not every refusal is JSON (a proxy's page). */
export const parseFailure = async (answer: Response): Promise<ApiFailure> => {
  const body = await answer.text().catch(() => '');
  return {
    name: 'ApiFailure',
    message: `${answer.status}: ${body || answer.statusText}`,
    status: answer.status,
    refusal: await parseRefusal(body),
  };
};

/** No answer at all: the network, a time-out, or an answer that nobody can read. */
export const noResponseFailure = (message: string): ApiFailure => ({
  name: 'ApiFailure',
  message,
  status: null,
  refusal: null,
});

// The contract, and zod with it, is fetched with the first refusal: most visits never need it.
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

/** HTTP status of a failed call, or null when no answer arrived. */
export const statusOf = (error: unknown): number | null =>
  isApiFailure(error) ? error.status : null;

/** The refusal with its code, fields and details, when the server gave one. */
export const refusalOf = (error: unknown): ApiError | null =>
  isApiFailure(error) ? error.refusal : null;

/**
 * The sentence to show a person: the server's own, else `fallback`. Without any answer the server's absence is named,
 * because a fallback such as "Credenziali non valide" would then be untrue.
 */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (!isApiFailure(error)) return fallback;
  if (error.refusal) return error.refusal.message;
  return error.status === null ? UNREACHABLE : fallback;
};
