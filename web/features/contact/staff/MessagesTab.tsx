import { styled } from 'styled-components';
import type { ContactView } from '#src/contracts/contact.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useFilteredPages } from '#web/shared/hooks/useFilteredPages.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { Loading, Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { RetryButton, ListFooter } from '#web/shared/ui/layout/staffCardStyles.ts';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { MessageCard } from './MessageCard.tsx';
import {
  useMessageCountsQuery,
  useMessagesInfiniteQuery,
  type MessageFilter,
} from './staffMessagesApi.ts';

/**
 * Lists the messages of the contact form. A message that one person has read counts as read for all
 * staff.
 */
export const MessagesTab = () => {
  const { query, group, choose, shown, keep, firstNew, readOn, isRead } = useFilteredPages<
    MessageFilter,
    ContactView
  >('all', useMessagesInfiniteQuery);
  const { error, isFetching, isFetchingNextPage, hasNextPage, refetch } = query;
  return (
    <>
      <TabHeader>
        <h2>Messaggi</h2>
        <Filters chosen={group} onChoose={choose} />
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
          {errorMessage(error, 'Non è stato possibile leggere i messaggi.')}{' '}
          <RetryButton onClick={() => void refetch()}>Riprova</RetryButton>
        </Alert>
      )}
      {!isRead && isFetching && <Loading>Caricamento messaggi...</Loading>}
      {isRead && shown.length === 0 && (
        <EmptyState>
          {group === 'all' ? 'Nessun messaggio ricevuto' : 'Nessun messaggio da leggere'}
        </EmptyState>
      )}
      <List>
        {shown.map((message, at) => (
          <li key={message.id}>
            <MessageCard message={message} takeFocus={at === firstNew} onMarked={keep} />
          </li>
        ))}
      </List>
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
  chosen: MessageFilter;
  onChoose: (filter: MessageFilter) => void;
}) => {
  const { data } = useMessageCountsQuery();
  return (
    <FilterChips
      label="Filtra i messaggi"
      chosen={chosen}
      onChoose={onChoose}
      chips={[
        { key: 'all', label: 'Tutti', count: data?.all },
        { key: 'unread', label: 'Da leggere', count: data?.unread },
      ]}
    />
  );
};

const List = styled.ul`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
  }
`;
