import { useMessageCountsQuery } from './messageDeskApi.ts';

const LOOK_EVERY_MS = 60_000;

/** How many messages nobody has read; asks again every minute, because they come while other tabs are open. */
export const useUnreadMessages = (): number =>
  useMessageCountsQuery(undefined, { pollingInterval: LOOK_EVERY_MS }).data?.unread ?? 0;
