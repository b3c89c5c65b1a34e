import { useRef, useState } from 'react';
import type { z } from 'zod';
import {
  quoteOffer,
  type QuoteStatus,
  type QuoteView,
} from '#src/contracts/private-events/quotes.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { readConflicts } from '../pipeline/HoldConflictAlert.tsx';
import type { HoldConflicts } from '../pipeline/holdText.ts';
import { isStaleError, useChangeQuoteMutation, type QuoteAnswer } from './staffQuotesApi.ts';

export const answerSchema = quoteOffer;
export type AnswerValues = z.input<typeof answerSchema>;
export type ParsedAnswer = z.output<typeof answerSchema>;

type AnswerCallbacks = {
  onSettled: (quote: QuoteView) => void;
  onField: (name: keyof AnswerValues, message: string) => void;
};

const FAILED = "Errore nell'aggiornamento del preventivo";

const failureText = (error: unknown): string => {
  const at = refusalOf(error)?.details?.['at'];
  return (
    errorMessage(error, 'Riprova tra qualche istante.') +
    (typeof at === 'string' ? `, ${formatDateTime(at)}` : '')
  );
};

/**
 * Returns the quote with the status from the server's refusal. The reloaded list then brings the
 * other fields.
 */
const quoteAfterConflict = (quote: QuoteView, error: unknown): QuoteView => ({
  ...quote,
  status: (refusalOf(error)?.details?.['status'] as QuoteStatus | undefined) ?? quote.status,
});

export const useAnswerQuote = (
  quote: QuoteView,
  status: QuoteAnswer['status'] | undefined,
  { onSettled, onField }: AnswerCallbacks,
) => {
  const [send, { isLoading }] = useChangeQuoteMutation();
  const { toast } = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<HoldConflicts>([]);
  // Uses a ref, because a state update would come too late to ignore a double click.
  const underWay = useRef(false);

  const settle = async (said: ParsedAnswer & Pick<QuoteAnswer, 'rejectionReason' | 'holds'>) => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(null);
    setConflicts([]);
    const { data, error } = await send({
      id: quote.id,
      seen: quote.updatedAt,
      ...(status ? { status } : {}),
      ...said,
    });
    underWay.current = false;
    if (data) {
      toast({ title: 'Preventivo aggiornato' });
      return onSettled(data);
    }
    setConflicts(readConflicts(error));
    toast({ title: FAILED, description: failureText(error), variant: 'destructive' });
    if (isStaleError(error) && refusalOf(error)?.code !== 'hold_conflict')
      return onSettled(quoteAfterConflict(quote, error));
    setProblem(failureText(error));
    for (const [name, message] of Object.entries(refusalOf(error)?.fields ?? {}))
      onField(name as keyof AnswerValues, message);
  };
  return { settle, busy: isLoading, problem, conflicts };
};
