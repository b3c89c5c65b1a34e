import { countContactMessages } from '#src/contracts/contact.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { useMessageCountsQuery } from './staffMessagesApi.ts';

const POLLING_INTERVAL_MS = 60_000;

export const useUnreadMessageCount = (): number =>
  useMessageCountsQuery(undefined, {
    pollingInterval: POLLING_INTERVAL_MS,
    skip: !useMayCall()(countContactMessages),
  }).data?.unread ?? 0;
