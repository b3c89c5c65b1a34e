import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { useFilteredPages } from '#web/shared/hooks/useFilteredPages.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { PagedListTab } from '#web/shared/ui/layout/PagedListTab.tsx';
import { CardGrid } from '#web/shared/ui/layout/staffCardStyles.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { useQuoteCountsQuery, useQuotesInfiniteQuery, type QuoteFilter } from './staffQuotesApi.ts';

export const QuoteList = ({ onShowBoard }: { onShowBoard: () => void }) => {
  const pages = useFilteredPages<QuoteFilter, QuoteView>('all', useQuotesInfiniteQuery);
  const { group, choose, shown, keep, firstNew } = pages;
  const texts = {
    error: 'Non è stato possibile leggere i preventivi.',
    loading: 'Caricamento preventivi...',
    empty:
      group === 'all'
        ? 'Nessuna richiesta di preventivo ricevuta'
        : 'Nessun preventivo in questo gruppo',
  };
  const controls = (
    <>
      <Filters chosen={group} onChoose={choose} />
      <Button $variant="secondary" $size="sm" onClick={onShowBoard}>
        Tavolo delle feste
      </Button>
    </>
  );
  return (
    <PagedListTab title="Preventivi" pages={pages} texts={texts} controls={controls}>
      <CardGrid $column="25rem">
        {shown.map((quote, at) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} takeFocus={at === firstNew} onSettled={keep} />
          </li>
        ))}
      </CardGrid>
    </PagedListTab>
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
