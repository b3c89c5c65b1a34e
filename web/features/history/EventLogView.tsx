import { useSearchParams } from 'react-router-dom';
import { ReadErrorAlert } from '#web/shared/ui/feedback/ReadErrorAlert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading, Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { ListFooter } from '#web/shared/ui/layout/staffCardStyles.ts';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { EventLine, EventList } from './EventLine.tsx';
import { useLogInfiniteQuery } from './historyApi.ts';
import { parseLogFilter } from './eventLogFilter.ts';
import { EventLogFilters } from './EventLogFilters.tsx';

export const EventLogView = () => {
  const [search] = useSearchParams();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useLogInfiniteQuery(parseLogFilter(search));
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const [first] = data?.pages ?? [];
  return (
    <>
      <EventLogFilters types={first?.types ?? []} staff={first?.staff ?? []} />
      {error !== undefined && !isFetching && (
        <ReadErrorAlert
          error={error}
          text="Non è stato possibile leggere il registro."
          onRetry={refetch}
        />
      )}
      <VisuallyHidden role="status">{first ? `${first.total} eventi` : ''}</VisuallyHidden>
      {!data && isFetching && <Loading>Caricamento registro...</Loading>}
      {first && events.length === 0 && <EmptyState>Nessun evento con questi filtri</EmptyState>}
      <EventList>
        {events.map((event) => (
          <li key={event.position}>
            <EventLine event={event} withStory />
          </li>
        ))}
      </EventList>
      {hasNextPage && (
        <ListFooter>
          <Button
            $variant="secondary"
            aria-busy={isFetchingNextPage}
            onClick={() => {
              if (!isFetchingNextPage) void fetchNextPage();
            }}
          >
            {isFetchingNextPage && <Spinner $size={18} />}Mostra altri (
            {(first?.total ?? 0) - events.length})
          </Button>
        </ListFooter>
      )}
    </>
  );
};
