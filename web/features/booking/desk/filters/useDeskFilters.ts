import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseDeskFilters, withDeskFilters, type DeskFilters } from './deskFilterParams.ts';

const NO_FILTERS: DeskFilters = { day: 'all', status: 'all' };

/**
 * Filters that staff used last. They apply again when staff return to this tab, because the URLs of
 * other tabs contain no filters.
 */
let lastFilters: DeskFilters = NO_FILTERS;

export const useDeskFilters = () => {
  const [search, setSearch] = useSearchParams();
  const filters = parseDeskFilters(search) ?? lastFilters;
  useEffect(() => {
    lastFilters = filters;
  });
  const setFilters = (changes: Partial<DeskFilters>) => {
    lastFilters = { ...filters, ...changes };
    setSearch((current) => withDeskFilters(current, lastFilters), { replace: true });
  };
  return { filters, setFilters };
};
