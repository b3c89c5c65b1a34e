import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { stays } from '../shared/stay.ts';
import { FOREIGN, placeName } from './scrollPlace.ts';

/** Key in the browser's session storage; the cookie policy names it. */
const KEPT = 'scrollPositions';

type Positions = Record<string, number>;

const keptBefore = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Positions;
  } catch {
    return {};
  }
};
const keep = (positions: Positions): void => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(positions));
  } catch {
    // Private windows may refuse; the positions then last as long as the page.
  }
};

/** Where a move leaves the reader, in pixels from the top; null where it does not move the page. */
const restOf = (location: Location, isReturn: boolean, positions: Positions): number | null => {
  if (!isReturn) return stays(location.state) ? null : 0;
  // The browser itself follows a plain link to a section of the page.
  return location.key === FOREIGN && location.hash ? null : (positions[placeName(location)] ?? 0);
};

/** How far each place was scrolled, and the place that scrolling belongs to. */
type Memory = { positions: Positions; place: string };

/** Listens for as long as the page is open. @returns how to stop */
const remember = (memory: Memory): (() => void) => {
  memory.positions = { ...keptBefore(), ...memory.positions };
  const look = () => {
    memory.positions[memory.place] = window.scrollY;
  };
  // A page that is loaded again is scrolled by the browser, before our code is here.
  const leave = () => {
    keep(memory.positions);
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

/** A move begins at the top, a way back where the reader was; one that stays (web/shared/stay.ts) moves nothing. */
export const useScrollMemory = (): void => {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const memory = useRef<Memory>({ positions: {}, place: placeName(location) });
  const shown = useRef(location.key);
  useEffect(() => remember(memory.current), []);
  // Before the paint, and before the browser tells of the scrolling that the change itself makes.
  useLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    memory.current.place = placeName(location);
    const rest = restOf(location, isReturn, memory.current.positions);
    if (rest !== null) window.scrollTo({ top: rest, behavior: 'instant' });
  }, [location, isReturn]);
};
