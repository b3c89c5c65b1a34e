import { useQuoteCountsQuery } from './staffQuotesApi.ts';

const POLLING_INTERVAL_MS = 60_000;

/** How many requests for a quote wait; asks again every minute, because they come while other tabs are open. */
export const usePendingQuoteCount = (): number =>
  useQuoteCountsQuery(undefined, { pollingInterval: POLLING_INTERVAL_MS }).data?.pending ?? 0;
