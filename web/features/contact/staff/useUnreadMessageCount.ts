import { useMessageCountsQuery } from './staffMessagesApi.ts';

const POLLING_INTERVAL_MS = 60_000;

/** How many messages nobody has read; asks again every minute, because they come while other tabs are open. */
export const useUnreadMessageCount = (): number =>
  useMessageCountsQuery(undefined, { pollingInterval: POLLING_INTERVAL_MS }).data?.unread ?? 0;
