import { useMemo, useState } from 'react';
import type { CursorPage } from '../api/cursorPaging.ts';
import { useRetainedRows } from './useRetainedRows.ts';

type Row = { readonly id: string; readonly createdAt: string };
type Read<One> = {
  readonly currentData?: { readonly pages: readonly CursorPage<One>[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

const NOTHING: readonly CursorPage<never>[] = [];

/**
 * Pages of a filtered list. `keep` retains a row that no longer matches the filter, such as a
 * message that was just read. `firstNew` is the index of the first row of the last loaded page,
 * which takes focus.
 */
export const useFilteredPages = <Group extends string, One extends Row>(
  first: Group,
  useQuery: (group: Group) => Read<One>,
) => {
  const [group, setGroup] = useState<Group>(first);
  const [firstNew, setFirstNew] = useState(-1);
  const query = useQuery(group);
  const pages = query.currentData?.pages ?? NOTHING;
  const { shown, keep, forget } = useRetainedRows<One>(
    useMemo(() => pages.flatMap(({ rows }) => rows), [pages]),
  );
  const choose = (next: Group) => {
    setGroup(next);
    setFirstNew(-1);
    forget();
  };
  const readOn = () => {
    setFirstNew(shown.length);
    query.fetchNextPage();
  };
  return {
    query,
    group,
    choose,
    shown,
    keep,
    firstNew,
    readOn,
    isRead: query.currentData !== undefined,
  };
};
