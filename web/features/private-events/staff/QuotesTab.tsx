import { useSearchParams } from 'react-router-dom';
import { useRoomsQuery } from '#web/shared/api/roomsApi.ts';
import { useRememberedView } from '#web/shared/hooks/useRememberedView.ts';
import { PipelineView } from '../pipeline/PipelineView.tsx';
import { QuoteList } from './QuoteList.tsx';

/**
 * Shows the quotes as cards, or as a board with one column per stage. A link to one quote opens the
 * board.
 */
export const QuotesTab = () => {
  // The forms of holds suggest open rooms when they open, so the rooms are read before.
  useRoomsQuery();
  const [search, setSearch] = useSearchParams();
  const [view, choose] = useRememberedView('quotes', ['cards', 'board']);
  const showCards = () => {
    choose('cards');
    setSearch({ tab: 'quotes' }, { replace: true });
  };
  return view === 'board' || search.has('quote') ? (
    <PipelineView onShowList={showCards} />
  ) : (
    <QuoteList onShowBoard={() => choose('board')} />
  );
};
