import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { statusOf } from '#web/shared/api/apiError.ts';
import { preloadedWaitingList } from './preloadedWaitingList.ts';
import { useWaitingListStateQuery } from './waitingListApi.ts';

const REFRESH_INTERVAL_MS = 7_000;

/**
 * Refreshes the data at an interval while the page is visible, and when the page becomes visible.
 */
const useLiveRefresh = (refetch: () => unknown) => {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refetch]);
};

/**
 * Returns the waiting list entry of the URL. Undefined while it loads, null if the token is
 * unknown.
 */
export const useOwnWaitingList = () => {
  const { token = '' } = useParams();
  const preloaded = useSelector(preloadedWaitingList.of)?.value;
  const { data, error, refetch } = useWaitingListStateQuery(token);
  useLiveRefresh(refetch);
  if (statusOf(error) === 404) return { token, state: null };
  return { token, state: data ?? (preloaded?.token === token ? preloaded.state : undefined) };
};
