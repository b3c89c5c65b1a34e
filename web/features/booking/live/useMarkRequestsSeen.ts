import { useEffect } from 'react';
import { closeNotifications } from '#web/shared/service-worker/staffServiceWorker.ts';
import { useMarkRequestsSeenMutation, useUnseenRequestsQuery } from './unseenRequestsApi.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Pages that list the requests call this hook. Requests count as seen when such a page is opened or
 * becomes visible, and later ones when the open page is touched: a tablet that nobody looks at shows
 * the page all evening.
 */
export const useMarkRequestsSeen = (): void => {
  const { data } = useUnseenRequestsQuery();
  const hasUnseen = (data?.unseen ?? 0) > 0;
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
    if (!hasUnseen) return;
    const markOnGesture = () => void mark();
    GESTURES.forEach((gesture) => window.addEventListener(gesture, markOnGesture));
    return () => GESTURES.forEach((gesture) => window.removeEventListener(gesture, markOnGesture));
  }, [hasUnseen, mark]);
};
