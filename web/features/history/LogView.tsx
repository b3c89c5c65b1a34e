import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../shared/api-error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.ts';
import { Loading, Spinner } from '../../shared/ui/Loading.tsx';
import { Again, More } from '../../shared/ui/staffCard.ts';
import { Empty } from '../../shared/ui/staffLayout.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.ts';
import { EventLine, Lines } from './EventLine.tsx';
import { useLogInfiniteQuery } from './historyApi.ts';
import { filterIn } from './logFilter.ts';
import { LogFilters } from './LogFilters.tsx';

/** The log, latest first. */
export const LogView = () => {
  const [search] = useSearchParams();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useLogInfiniteQuery(filterIn(search));
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const [first] = data?.pages ?? [];
  return (
    <>
      <LogFilters types={first?.types ?? []} staff={first?.staff ?? []} />
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere il registro.')}{' '}
          <Again onClick={() => void refetch()}>Riprova</Again>
        </Alert>
      )}
      <VisuallyHidden role="status">{first ? `${first.total} eventi` : ''}</VisuallyHidden>
      {!data && isFetching && <Loading>Caricamento registro...</Loading>}
      {first && events.length === 0 && <Empty>Nessun evento con questi filtri</Empty>}
      <Lines>
        {events.map((event) => (
          <li key={event.position}>
            <EventLine event={event} withStory />
          </li>
        ))}
      </Lines>
      {hasNextPage && (
        <More>
          <Button
            $variant="line"
            aria-busy={isFetchingNextPage}
            onClick={() => {
              if (!isFetchingNextPage) void fetchNextPage();
            }}
          >
            {isFetchingNextPage && <Spinner $size={18} />}Mostra altri (
            {(first?.total ?? 0) - events.length})
          </Button>
        </More>
      )}
    </>
  );
};
