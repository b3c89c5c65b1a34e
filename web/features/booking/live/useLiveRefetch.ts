import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '#web/shared/api/api.ts';
import { recordServerContact } from '#web/shared/api/serverContact.ts';
import { subscribeToEventStream } from './eventStream.ts';
import { getConnectionState, setConnectionState } from './connectionState.ts';
import { allLiveTags, tagsForChange, announcementFor, type LiveCacheTag } from './tagsForChange.ts';

const POLLING_INTERVAL_MS = 30_000;
const BATCH_MS = 120;

/**
 * Invalidates the cached data that an event concerns. While the event stream is down, invalidates
 * all cached data every 30 seconds. Also invalidates it when the page becomes visible or online.
 */
export const useLiveRefetch = (tell: (sentence: string) => void): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const { add, stop } = createTagBatcher((tags) => dispatch(api.util.invalidateTags([...tags])));
    const everything = () => add(allLiveTags);
    const unfollow = subscribeToEventStream({
      up: () => {
        setConnectionState('live');
        everything();
      },
      changed: (change) => {
        add(tagsForChange(change));
        const news = announcementFor(change);
        if (news) tell(news);
      },
      heard: () => recordServerContact(true),
      down: (refused) => {
        setConnectionState('polling');
        // Marks the server as unreachable. The next answer to any call reverts this, for example
        // behind a proxy without event streams.
        if (!refused) recordServerContact(false);
        everything();
        if (refused) dispatch(api.util.invalidateTags(['Session']));
      },
    });
    const readWhenVisible = () => {
      if (document.visibilityState === 'visible') everything();
    };
    document.addEventListener('visibilitychange', readWhenVisible);
    window.addEventListener('online', everything);
    const timer = setInterval(() => {
      if (getConnectionState() === 'polling') everything();
    }, POLLING_INTERVAL_MS);
    return () => {
      unfollow();
      document.removeEventListener('visibilitychange', readWhenVisible);
      window.removeEventListener('online', everything);
      clearInterval(timer);
      stop();
      setConnectionState('polling');
    };
  }, [dispatch, tell]);
};

/**
 * Invalidates the tags of the first change immediately. Collects the changes of the following
 * `BATCH_MS` milliseconds and invalidates their tags together.
 */
const createTagBatcher = (read: (tags: ReadonlySet<LiveCacheTag>) => void) => {
  let waiting = new Set<LiveCacheTag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const tags = waiting;
    waiting = new Set();
    timer = setTimeout(flush, BATCH_MS);
    read(tags);
  };
  const add = (tags: readonly LiveCacheTag[]) => {
    tags.forEach((tag) => waiting.add(tag));
    if (timer === undefined) flush();
  };
  return { add, stop: () => clearTimeout(timer) };
};
