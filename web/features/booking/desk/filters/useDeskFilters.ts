import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseDeskFilters, withDeskFilters, type DeskFilters } from './deskFilterParams.ts';

const NO_FILTERS: DeskFilters = { day: 'all', group: 'all' };

/** Where the tab was left: the other tabs have addresses of their own, and whoever comes back wants the same evening. */
let lastFilters: DeskFilters = NO_FILTERS;

/** Which reservations are on screen, and how to choose others; the address follows. */
export const useDeskFilters = () => {
  const [search, setSearch] = useSearchParams();
  const place = parseDeskFilters(search) ?? lastFilters;
  useEffect(() => {
    lastFilters = place;
  });
  const go = (to: Partial<DeskFilters>) => {
    lastFilters = { ...place, ...to };
    setSearch((now) => withDeskFilters(now, lastFilters), { replace: true });
  };
  return { place, go };
};
