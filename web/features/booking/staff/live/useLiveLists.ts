import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../../shared/api.ts';
import { followStream } from './followStream.ts';
import { currentLiveState, setLiveState } from './liveState.ts';
import { allLists, listsTouchedBy, newsIn, type LiveTag } from './whatChanged.ts';

/** The 30-second refresh of specification §9, while the stream is down. */
const REFRESH_EVERY = 30_000;
/** Changes that come together are read together, in milliseconds. */
const GATHERED_FOR = 120;

/** Reads again whatever changed elsewhere, as it changes; every 30 seconds while that cannot be heard. `tell` hears of news. */
export const useLiveLists = (tell: (sentence: string) => void): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const { add, stop } = gathered((tags) => dispatch(api.util.invalidateTags([...tags])));
    const everything = () => add(allLists);
    const unfollow = followStream({
      up: () => {
        setLiveState('live');
        everything();
      },
      changed: (change) => {
        add(listsTouchedBy(change));
        const news = newsIn(change);
        if (news) tell(news);
      },
      down: (refused) => {
        setLiveState('polling');
        if (refused) dispatch(api.util.invalidateTags(['Session']));
      },
    });
    const timer = setInterval(() => {
      if (currentLiveState() === 'polling') everything();
    }, REFRESH_EVERY);
    return () => {
      unfollow();
      clearInterval(timer);
      stop();
      setLiveState('polling');
    };
  }, [dispatch, tell]);
};

/** Collects what is to be read again for a moment, so that ten events at once are one reading. */
const gathered = (read: (tags: ReadonlySet<LiveTag>) => void) => {
  let waiting = new Set<LiveTag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    read(waiting);
    waiting = new Set();
  };
  const add = (tags: readonly LiveTag[]) => {
    tags.forEach((tag) => waiting.add(tag));
    timer ??= setTimeout(flush, GATHERED_FOR);
  };
  return { add, stop: () => clearTimeout(timer) };
};
