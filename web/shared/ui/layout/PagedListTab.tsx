import type { ReactNode } from 'react';
import type { useFilteredPages } from '../../hooks/useFilteredPages.ts';
import { Button } from '../controls/Button.ts';
import { Loading, Spinner } from '../feedback/Loading.tsx';
import { ReadErrorAlert } from '../feedback/ReadErrorAlert.tsx';
import { ListFooter } from './staffCardStyles.ts';
import { EmptyState, TabHeader } from './staffTabLayout.ts';

type Pages = Pick<ReturnType<typeof useFilteredPages>, 'query' | 'shown' | 'readOn' | 'isRead'>;
type Props = {
  title: string;
  pages: Pages;
  texts: { error: string; loading: string; empty: string };
  /** Filters and further buttons of the header. */
  controls: ReactNode;
  /** The list of rows. */
  children: ReactNode;
};

/** A staff tab with a filtered list that is read in pages. */
export const PagedListTab = ({ title, pages, texts, controls, children }: Props) => {
  const { query, shown, readOn, isRead } = pages;
  const { error, isFetching, isFetchingNextPage, hasNextPage, refetch } = query;
  return (
    <>
      <TabHeader>
        <h2>{title}</h2>
        {controls}
        <Button
          $variant="secondary"
          $size="sm"
          aria-busy={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching && <Spinner $size={18} />}Aggiorna
        </Button>
      </TabHeader>
      {error !== undefined && !isFetching && (
        <ReadErrorAlert error={error} text={texts.error} onRetry={refetch} />
      )}
      {!isRead && isFetching && <Loading>{texts.loading}</Loading>}
      {isRead && shown.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      {children}
      {hasNextPage && (
        <ListFooter>
          <Button $variant="secondary" aria-busy={isFetchingNextPage} onClick={readOn}>
            {isFetchingNextPage && <Spinner $size={18} />}Mostra altri
          </Button>
        </ListFooter>
      )}
    </>
  );
};
