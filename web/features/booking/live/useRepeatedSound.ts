import { useEffect } from 'react';
import { playNotificationSound } from './notificationSound.ts';
import { isSoundEnabled } from './soundPreference.ts';
import { useUnseenRequestsQuery } from './unseenRequestsApi.ts';

const REPEAT_MS = 30_000;

/**
 * Repeats the sound until staff have seen the requests, here or on another device. The count is
 * read again before each sound, because the event stream does not report that requests were seen.
 */
export const useRepeatedSound = (): void => {
  const { data, refetch } = useUnseenRequestsQuery();
  const hasUnseen = (data?.unseen ?? 0) > 0;
  useEffect(() => {
    if (!hasUnseen) return;
    const repeat = async () => {
      const { data: now } = await refetch();
      if (now && now.unseen > 0 && isSoundEnabled()) playNotificationSound();
    };
    const timer = setInterval(() => void repeat(), REPEAT_MS);
    return () => clearInterval(timer);
  }, [hasUnseen, refetch]);
};
