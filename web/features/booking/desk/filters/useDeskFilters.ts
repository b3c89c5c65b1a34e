import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseDeskFilters, withDeskFilters, type DeskFilters } from './deskFilterParams.ts';

const NO_FILTERS: DeskFilters = { day: 'all', group: 'all' };

/** Remembered while another tab, which has its own URL, is open. */
let lastFilters: DeskFilters = NO_FILTERS;

/** Filters from the URL, and a setter that updates it. */
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
