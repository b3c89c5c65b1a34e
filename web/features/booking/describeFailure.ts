import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';

/** Adds to a refusal the time of the change that caused it. */
export const withTimeOfCause = (words: string, at: unknown): string =>
  typeof at === 'string' ? `${words} · alle ${formatTimeOfDay(at)}` : words;

/** Returns the text of a refusal. A conflict also names the time of the other change. */
export const describeFailure = (
  error: unknown,
  fallback = 'Non è riuscito. Riprova tra qualche istante.',
): string => {
  const message = errorMessage(error, fallback);
  return withTimeOfCause(message, refusalOf(error)?.details?.['at']);
};
