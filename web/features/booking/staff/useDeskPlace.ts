import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { placeIn, searchWith, type DeskPlace } from './deskPlace.ts';

const EVERYTHING: DeskPlace = { day: 'all', group: 'all' };

/** Where the tab was left: the other tabs have addresses of their own, and whoever comes back wants the same evening. */
let left: DeskPlace = EVERYTHING;

/** Which reservations are on screen, and how to choose others; the address follows. */
export const useDeskPlace = () => {
  const [search, setSearch] = useSearchParams();
  const place = placeIn(search) ?? left;
  useEffect(() => {
    left = place;
  });
  const go = (to: Partial<DeskPlace>) => {
    left = { ...place, ...to };
    setSearch((now) => searchWith(now, left), { replace: true });
  };
  return { place, go };
};
