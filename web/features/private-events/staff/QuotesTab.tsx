import { useSearchParams } from 'react-router-dom';
import { PipelineView } from '../pipeline/PipelineView.tsx';
import { QuoteList } from './QuoteList.tsx';

/** Shows the quotes as a board with one column per stage, or as a list with all fields. */
export const QuotesTab = () => {
  const [search, setSearch] = useSearchParams();
  const show = (view: string | null) =>
    setSearch({ tab: 'quotes', ...(view ? { view } : {}) }, { replace: true });
  return search.get('view') === 'list' ? (
    <QuoteList onShowBoard={() => show(null)} />
  ) : (
    <PipelineView onShowList={() => show('list')} />
  );
};
