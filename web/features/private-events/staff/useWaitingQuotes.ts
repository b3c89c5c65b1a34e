import { useQuoteCountsQuery } from './quoteDeskApi.ts';

const LOOK_EVERY_MS = 60_000;

/** How many requests for a quote wait; asks again every minute, because they come while other tabs are open. */
export const useWaitingQuotes = (): number =>
  useQuoteCountsQuery(undefined, { pollingInterval: LOOK_EVERY_MS }).data?.pending ?? 0;
