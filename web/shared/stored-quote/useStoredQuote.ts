import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectToday } from '../store/serverContextSlice.ts';
import {
  forgetQuoteBefore,
  parseStoredQuote,
  readStoredQuote,
  subscribeToQuoteStorage,
  type StoredQuote,
} from './quoteStorage.ts';

/** Returns the quote request of this browser until its day is over. Null during hydration. */
export const useStoredQuote = (): StoredQuote | null => {
  const today = useSelector(selectToday);
  const text = useSyncExternalStore(subscribeToQuoteStorage, readStoredQuote, () => null);
  useEffect(() => forgetQuoteBefore(today), [today]);
  return useMemo(() => {
    const stored = parseStoredQuote(text);
    return stored && stored.eventDate >= today ? stored : null;
  }, [text, today]);
};
