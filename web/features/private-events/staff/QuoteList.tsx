import type { QuoteView } from '#src/contracts/private-events.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useFilteredPages } from '#web/shared/hooks/useFilteredPages.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { Loading, Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { RetryButton, CardGrid, ListFooter } from '#web/shared/ui/layout/staffCardStyles.ts';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { useQuoteCountsQuery, useQuotesInfiniteQuery, type QuoteFilter } from './staffQuotesApi.ts';

export const QuoteList = ({ onShowBoard }: { onShowBoard: () => void }) => {
  const { query, group, choose, shown, keep, firstNew, readOn, isRead } = useFilteredPages<
    QuoteFilter,
    QuoteView
  >('all', useQuotesInfiniteQuery);
  const { error, isFetching, isFetchingNextPage, hasNextPage, refetch } = query;
  return (
    <>
      <TabHeader>
        <h2>Preventivi</h2>
        <Filters chosen={group} onChoose={choose} />
        <Button $variant="secondary" $size="sm" onClick={onShowBoard}>
          Tavolo delle feste
        </Button>
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
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere i preventivi.')}{' '}
          <RetryButton onClick={() => void refetch()}>Riprova</RetryButton>
        </Alert>
      )}
      {!isRead && isFetching && <Loading>Caricamento preventivi...</Loading>}
      {isRead && shown.length === 0 && (
        <EmptyState>
          {group === 'all'
            ? 'Nessuna richiesta di preventivo ricevuta'
            : 'Nessun preventivo in questo gruppo'}
        </EmptyState>
      )}
      <CardGrid $column={400}>
        {shown.map((quote, at) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} takeFocus={at === firstNew} onSettled={keep} />
          </li>
        ))}
      </CardGrid>
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

const Filters = ({
  chosen,
  onChoose,
}: {
  chosen: QuoteFilter;
  onChoose: (filter: QuoteFilter) => void;
}) => {
  const { data } = useQuoteCountsQuery();
  const all = data && data.pending + data.approved + data.rejected;
  return (
    <FilterChips
      label="Filtra i preventivi"
      chosen={chosen}
      onChoose={onChoose}
      chips={[
        { key: 'all', label: 'Tutti', count: all },
        { key: 'pending', label: 'In attesa', count: data?.pending },
        { key: 'approved', label: 'Approvati', count: data?.approved },
        { key: 'rejected', label: 'Rifiutati', count: data?.rejected },
      ]}
    />
  );
};
