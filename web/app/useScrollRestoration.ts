import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { preservesScroll } from '#web/shared/navigation/preserveScroll.ts';
import { INITIAL_ENTRY_KEY, scrollPositionKey } from './scrollPositionKey.ts';

/** Key in session storage. The cookie policy lists it. */
const STORAGE_KEY = 'scrollPositions';

type ScrollPositions = Record<string, number>;

const readStoredPositions = (): ScrollPositions => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as ScrollPositions;
  } catch {
    return {};
  }
};
const storePositions = (positions: ScrollPositions): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {}
};

/** Scroll position after a navigation, in pixels. Null leaves the position unchanged. */
const targetScrollTop = (
  location: Location,
  isReturn: boolean,
  positions: ScrollPositions,
): number | null => {
  if (!isReturn) return preservesScroll(location.state) ? null : 0;
  // The browser itself scrolls to a hash on the first load.
  return location.key === INITIAL_ENTRY_KEY && location.hash
    ? null
    : (positions[scrollPositionKey(location)] ?? 0);
};

type ScrollMemory = { positions: ScrollPositions; place: string };

const trackScrollPosition = (memory: ScrollMemory): (() => void) => {
  memory.positions = { ...readStoredPositions(), ...memory.positions };
  const look = () => {
    memory.positions[memory.place] = window.scrollY;
  };
  /*
   * After a reload, the browser must restore the position itself, because it does so before this
   * code runs.
   */
  const leave = () => {
    storePositions(memory.positions);
    history.scrollRestoration = 'auto';
  };
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  arrive();
  window.addEventListener('scroll', look, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', arrive);
  return () => {
    window.removeEventListener('scroll', look);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', arrive);
  };
};

export const useScrollRestoration = (): void => {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const memory = useRef<ScrollMemory>({ positions: {}, place: scrollPositionKey(location) });
  const shown = useRef(location.key);
  useEffect(() => trackScrollPosition(memory.current), []);
  /*
   * A layout effect, because `place` must change before the scroll event that this navigation
   * causes.
   */
  useLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    memory.current.place = scrollPositionKey(location);
    const rest = targetScrollTop(location, isReturn, memory.current.positions);
    if (rest !== null) window.scrollTo({ top: rest, behavior: 'instant' });
  }, [location, isReturn]);
};
