import { countQuotes } from '#src/contracts/private-events/quotes.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { useQuoteCountsQuery } from './staffQuotesApi.ts';

const POLLING_INTERVAL_MS = 60_000;

export const usePendingQuoteCount = (): number =>
  useQuoteCountsQuery(undefined, {
    pollingInterval: POLLING_INTERVAL_MS,
    skip: !useMayCall()(countQuotes),
  }).data?.pending ?? 0;
