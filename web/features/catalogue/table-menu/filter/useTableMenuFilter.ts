import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import {
  EMPTY_QUERY,
  formatTableMenuQuery,
  parseTableMenuQuery,
  readTableMenuForm,
  type TableMenuQuery,
} from './tableMenuQuery.ts';

export const TABLE_MENU_PATH = '/carta';

/**
 * Delays the URL update while the guest types, because the router renders the whole site for a new
 * URL.
 */
const URL_DELAY_MS = 400;

type State = {
  readonly query: TableMenuQuery;
  /** Changes when the form must show a query that the guest did not enter in it. */
  readonly revision: number;
};

const isSameQuery = (one: TableMenuQuery, other: TableMenuQuery): boolean =>
  formatTableMenuQuery(one) === formatTableMenuQuery(other);

const useWriteUrl = (query: TableMenuQuery, written: RefObject<TableMenuQuery>): void => {
  const local = useLocalizedPath();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSameQuery(query, written.current)) return undefined;
    const timer = setTimeout(() => {
      written.current = query;
      void navigate(local(`${TABLE_MENU_PATH}?${formatTableMenuQuery(query)}`), {
        replace: true,
        preventScrollReset: true,
      });
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, written, local, navigate]);
};

/**
 * State of the menu's search and filter, which the URL also contains. The form is uncontrolled, so
 * it keeps input from before hydration.
 */
export const useTableMenuFilter = () => {
  const { search } = useLocation();
  const [{ query, revision }, setState] = useState<State>(() => ({
    query: parseTableMenuQuery(search),
    revision: 0,
  }));
  const written = useRef(query);
  useWriteUrl(query, written);
  const show = useCallback((next: TableMenuQuery) => {
    setState((current) => ({ query: next, revision: current.revision + 1 }));
  }, []);
  useEffect(() => {
    const opened = parseTableMenuQuery(search);
    if (isSameQuery(opened, written.current)) return;
    written.current = opened;
    show(opened);
  }, [search, show]);
  const readForm = useCallback((form: HTMLFormElement) => {
    const read = readTableMenuForm(form);
    setState((current) =>
      isSameQuery(read, current.query) ? current : { ...current, query: read },
    );
  }, []);
  const clear = useCallback(() => {
    setState(({ query: { view }, revision: last }) => ({
      query: { ...EMPTY_QUERY, view },
      revision: last + 1,
    }));
  }, []);
  return { query, revision, readForm, clear };
};
