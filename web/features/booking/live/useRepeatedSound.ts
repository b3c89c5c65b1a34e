import { useEffect } from 'react';
import { playNotificationSound } from './notificationSound.ts';
import { isSoundEnabled } from './soundPreference.ts';
import { useNewRequestsQuery } from './newRequestsApi.ts';

const REPEAT_MS = 30_000;

/**
 * Repeats the sound until staff have seen the requests, here or on another device. Requests the
 * count before each sound, because the event stream does not report seen requests.
 */
export const useRepeatedSound = (): void => {
  const { data, refetch } = useNewRequestsQuery();
  const hasNewRequests = (data?.newRequests ?? 0) > 0;
  useEffect(() => {
    if (!hasNewRequests) return;
    const repeat = async () => {
      const { data: now } = await refetch();
      if (now && now.newRequests > 0 && isSoundEnabled()) playNotificationSound();
    };
    const timer = setInterval(() => void repeat(), REPEAT_MS);
    return () => clearInterval(timer);
  }, [hasNewRequests, refetch]);
};
