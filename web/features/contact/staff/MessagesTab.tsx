import { styled } from 'styled-components';
import type { ContactView } from '../../../../src/contracts/contact.ts';
import { errorMessage } from '../../../shared/api-error.ts';
import { useGroupedPages } from '../../../shared/hooks/useGroupedPages.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.ts';
import { Chips } from '../../../shared/ui/Chips.tsx';
import { Loading, Spinner } from '../../../shared/ui/Loading.tsx';
import { Again, More } from '../../../shared/ui/staffCard.ts';
import { Bar, Empty } from '../../../shared/ui/staffLayout.ts';
import { MessageCard } from './MessageCard.tsx';
import {
  useMessageCountsQuery,
  useMessagesInfiniteQuery,
  type MessageFilter,
} from './messageDeskApi.ts';

/** What visitors wrote in the message form; whoever of the staff opens one has read it for all. */
export const MessagesTab = () => {
  const { query, group, choose, shown, keep, firstNew, readOn, isRead } = useGroupedPages<
    MessageFilter,
    ContactView
  >('all', useMessagesInfiniteQuery);
  const { error, isFetching, isFetchingNextPage, hasNextPage, refetch } = query;
  return (
    <>
      <Bar>
        <h2>Messaggi</h2>
        <Filters chosen={group} onChoose={choose} />
        <Button $variant="line" $size="sm" aria-busy={isFetching} onClick={() => void refetch()}>
          {isFetching && <Spinner $size={18} />}Aggiorna
        </Button>
      </Bar>
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere i messaggi.')}{' '}
          <Again onClick={() => void refetch()}>Riprova</Again>
        </Alert>
      )}
      {!isRead && isFetching && <Loading>Caricamento messaggi...</Loading>}
      {isRead && shown.length === 0 && (
        <Empty>
          {group === 'all' ? 'Nessun messaggio ricevuto' : 'Nessun messaggio da leggere'}
        </Empty>
      )}
      <List>
        {shown.map((message, at) => (
          <li key={message.id}>
            <MessageCard message={message} takeFocus={at === firstNew} onMarked={keep} />
          </li>
        ))}
      </List>
      {hasNextPage && (
        <More>
          <Button $variant="line" aria-busy={isFetchingNextPage} onClick={readOn}>
            {isFetchingNextPage && <Spinner $size={18} />}Mostra altri
          </Button>
        </More>
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
    <Chips
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
