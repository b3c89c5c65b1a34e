import { useQuoteCountsQuery } from './staffQuotesApi.ts';

const POLLING_INTERVAL_MS = 60_000;

export const usePendingQuoteCount = (): number =>
  useQuoteCountsQuery(undefined, { pollingInterval: POLLING_INTERVAL_MS }).data?.pending ?? 0;
