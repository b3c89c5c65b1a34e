import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { preservesScroll } from '#web/shared/navigation/preserveScroll.ts';
import { INITIAL_ENTRY_KEY, scrollPositionKey } from './scrollPositionKey.ts';

/** Key in the browser's session storage; the cookie policy names it. */
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
  } catch {
    // Private windows may refuse; the positions then last as long as the page.
  }
};

/** Where a move leaves the reader, in pixels from the top; null where it does not move the page. */
const targetScrollTop = (
  location: Location,
  isReturn: boolean,
  positions: ScrollPositions,
): number | null => {
  if (!isReturn) return preservesScroll(location.state) ? null : 0;
  // The browser itself follows a plain link to a section of the page.
  return location.key === INITIAL_ENTRY_KEY && location.hash
    ? null
    : (positions[scrollPositionKey(location)] ?? 0);
};

/** How far each place was scrolled, and the place that scrolling belongs to. */
type ScrollMemory = { positions: ScrollPositions; place: string };

/** Listens for as long as the page is open. @returns how to stop */
const trackScrollPosition = (memory: ScrollMemory): (() => void) => {
  memory.positions = { ...readStoredPositions(), ...memory.positions };
  const look = () => {
    memory.positions[memory.place] = window.scrollY;
  };
  // A page that is loaded again is scrolled by the browser, before our code is here.
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

/** A move begins at the top, a way back where the reader was; one that stays (web/shared/navigation/preserveScroll.ts) moves nothing. */
export const useScrollRestoration = (): void => {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const memory = useRef<ScrollMemory>({ positions: {}, place: scrollPositionKey(location) });
  const shown = useRef(location.key);
  useEffect(() => trackScrollPosition(memory.current), []);
  // Before the paint, and before the browser tells of the scrolling that the change itself makes.
  useLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    memory.current.place = scrollPositionKey(location);
    const rest = targetScrollTop(location, isReturn, memory.current.positions);
    if (rest !== null) window.scrollTo({ top: rest, behavior: 'instant' });
  }, [location, isReturn]);
};
