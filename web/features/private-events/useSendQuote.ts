import { useRef, useState } from 'react';
import type { ApiFailure } from '../../shared/api-error.ts';
import { newAttempt } from '../../shared/attempt.ts';
import { useRequestQuoteMutation, type QuoteReceipt } from './quoteApi.ts';
import type { ParsedQuote } from './quoteSchema.ts';

/** How the last request went; null while none was made, or one is on its way. */
export type Outcome = { readonly sent: QuoteReceipt } | { readonly failed: ApiFailure } | null;

/**
 * Sends the request once, however often the button is pressed. The same words sent again after a failure are the same
 * attempt, so that an answer lost on the way does not make two requests of one; `changed` begins another.
 */
export const useSendQuote = () => {
  const [request, { isLoading }] = useRequestQuoteMutation();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const underWay = useRef(false);
  const attempt = useRef<string | null>(null);

  const send = async (body: ParsedQuote): Promise<Outcome> => {
    if (underWay.current) return null;
    underWay.current = true;
    setOutcome(null);
    attempt.current ??= newAttempt();
    const answer = await request({ key: attempt.current, body });
    underWay.current = false;
    const outcome: Outcome = answer.error ? { failed: answer.error as ApiFailure } : { sent: answer.data };
    if ('sent' in outcome || outcome.failed.status === 422) attempt.current = null;
    setOutcome(outcome);
    return outcome;
  };
  return { send, sending: isLoading, outcome, changed: () => { attempt.current = null; } };
};
