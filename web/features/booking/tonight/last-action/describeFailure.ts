import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';

/** The words of a refusal, and when the change was made that caused it. */
export const withTimeOfCause = (words: string, at: unknown): string =>
  typeof at === 'string' ? `${words} · alle ${formatTimeOfDay(at)}` : words;

/** The refusal in words. A conflict also says when the other change was made. */
export const describeFailure = (error: unknown): string => {
  const message = errorMessage(error, 'Non è riuscito. Riprova tra qualche istante.');
  return withTimeOfCause(message, refusalOf(error)?.details?.['at']);
};
