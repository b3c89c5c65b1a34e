import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { noResponseFailure, type ApiFailure } from '#web/shared/api/apiError.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useHoneypot } from '#web/shared/hooks/useHoneypot.ts';
import type { QuoteReceipt } from './quoteApi.ts';
import type { ParsedQuote } from './quoteSchema.ts';

export type SubmitOutcome =
  { readonly sent: QuoteReceipt } | { readonly failed: ApiFailure } | null;

export const loadQuoteApi = () => import('./quoteApi.ts');

/**
 * Sends the form. Unchanged input is sent again with the same idempotency key, so a lost response
 * creates no second request.
 */
export const useSubmitQuote = () => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [outcome, setOutcome] = useState<SubmitOutcome>(null);
  const [sending, setSending] = useState(false);
  const trap = useHoneypot();
  const underWay = useRef(false);
  const attempt = useRef<string | null>(null);

  const post = async (body: ParsedQuote): Promise<NonNullable<SubmitOutcome>> => {
    attempt.current ??= createIdempotencyKey();
    const { quoteApi } = await loadQuoteApi();
    const answer = await dispatch(
      quoteApi.endpoints.requestQuote.initiate(
        { key: attempt.current, body: { ...body, website: trap.website() } },
        { track: false },
      ),
    );
    return answer.error ? { failed: answer.error as ApiFailure } : { sent: answer.data };
  };
  const lost = (cause: unknown): NonNullable<SubmitOutcome> => ({
    failed: noResponseFailure(String(cause)),
  });

  const send = async (body: ParsedQuote): Promise<SubmitOutcome> => {
    if (underWay.current) return null;
    underWay.current = true;
    setOutcome(null);
    setSending(true);
    const went = await post(body).catch(lost);
    underWay.current = false;
    setSending(false);
    if ('sent' in went || went.failed.status === 422) attempt.current = null;
    if ('failed' in went) trap.release(went.failed);
    setOutcome(went);
    return went;
  };
  return {
    send,
    sending,
    outcome,
    trap: trap.field,
    changed: () => {
      attempt.current = null;
    },
    unsent: (cause: unknown) => setOutcome(lost(cause)),
  };
};
