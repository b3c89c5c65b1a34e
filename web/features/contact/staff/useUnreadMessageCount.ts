import { useMessageCountsQuery } from './staffMessagesApi.ts';

const POLLING_INTERVAL_MS = 60_000;

export const useUnreadMessageCount = (): number =>
  useMessageCountsQuery(undefined, { pollingInterval: POLLING_INTERVAL_MS }).data?.unread ?? 0;
