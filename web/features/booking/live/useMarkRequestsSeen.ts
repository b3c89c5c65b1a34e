import { useEffect } from 'react';
import { pickData } from '#web/shared/api/pickData.ts';
import { closeNotifications } from '#web/shared/service-worker/staffServiceWorker.ts';
import { useMarkRequestsSeenMutation, useNewRequestsQuery } from './newRequestsApi.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Marks new requests as seen when a page that lists them opens or becomes visible. While the page
 * is open, later requests count only after a user gesture, because the tablet may be unattended.
 */
export const useMarkRequestsSeen = (): void => {
  const { currentData } = useNewRequestsQuery(undefined, { selectFromResult: pickData });
  const hasNewRequests = (currentData?.newRequests ?? 0) > 0;
  const [mark] = useMarkRequestsSeenMutation();
  useEffect(() => {
    const markWhenVisible = () => {
      if (document.visibilityState !== 'visible') return;
      void mark();
      void closeNotifications();
    };
    markWhenVisible();
    document.addEventListener('visibilitychange', markWhenVisible);
    return () => document.removeEventListener('visibilitychange', markWhenVisible);
  }, [mark]);
  useEffect(() => {
    if (!hasNewRequests) return;
    const markOnGesture = () => void mark();
    GESTURES.forEach((gesture) => window.addEventListener(gesture, markOnGesture));
    return () => GESTURES.forEach((gesture) => window.removeEventListener(gesture, markOnGesture));
  }, [hasNewRequests, mark]);
};
