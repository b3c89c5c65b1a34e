import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { forgetQuote, storeQuote } from '#web/shared/stored-quote/quoteStorage.ts';
import { useOwnQuoteQuery, useReportQuoteSeenMutation } from './ownQuoteApi.ts';
import { preloadedOwnQuote } from './preloadedOwnQuote.ts';
import { isOver } from './quoteView.ts';

/**
 * Returns the quote of the token in the URL. It is undefined while loading, and null if the token
 * is unknown.
 */
export const useOwnQuote = (): {
  readonly token: string;
  readonly quote: OwnQuote | null | undefined;
} => {
  const { token = '' } = useParams();
  const preloaded = useSelector(preloadedOwnQuote.of)?.value;
  const isPreloaded = preloaded?.token === token;
  const { data, error } = useOwnQuoteQuery(token, { skip: isPreloaded });
  const isUnknown = isPreloaded ? preloaded.quote === null : statusOf(error) === 404;
  useEffect(() => {
    if (isUnknown) forgetQuote(token);
  }, [isUnknown, token]);
  if (isPreloaded) return { token, quote: preloaded.quote };
  return { token, quote: isUnknown ? null : data };
};

/** Stores the link in the browser until the day of the event or until the request is closed. */
export const useStoreQuoteLink = (token: string, { state, eventDate }: OwnQuote): void => {
  useEffect(() => {
    if (isOver({ state }) || state === 'past') forgetQuote(token);
    else storeQuote({ token, eventDate });
  }, [token, state, eventDate]);
};

/** Reports once that the guest has seen the newest proposal, when the page is visible. */
export const useReportSeen = (token: string, { proposals }: OwnQuote): void => {
  const [report] = useReportQuoteSeenMutation();
  const version = proposals[0]?.version ?? 0;
  useEffect(() => {
    if (version === 0) return undefined;
    const reportWhenVisible = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', reportWhenVisible);
      void report(token);
    };
    document.addEventListener('visibilitychange', reportWhenVisible);
    reportWhenVisible();
    return () => document.removeEventListener('visibilitychange', reportWhenVisible);
  }, [report, token, version]);
};
