import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';

/** The refusal in words. A conflict also says when the other change was made. */
export const describeFailure = (error: unknown): string => {
  const message = errorMessage(error, 'Non è riuscito. Riprova tra qualche istante.');
  const at = refusalOf(error)?.details?.['at'];
  return typeof at === 'string' ? `${message} · alle ${formatTimeOfDay(at)}` : message;
};
