import { styled } from 'styled-components';
import type { ContactView } from '#src/contracts/contact.ts';
import { useFilteredPages } from '#web/shared/hooks/useFilteredPages.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { PagedListTab } from '#web/shared/ui/layout/PagedListTab.tsx';
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
  const pages = useFilteredPages<MessageFilter, ContactView>('all', useMessagesInfiniteQuery);
  const { group, choose, shown, keep, firstNew } = pages;
  const texts = {
    error: 'Non è stato possibile leggere i messaggi.',
    loading: 'Caricamento messaggi...',
    empty: group === 'all' ? 'Nessun messaggio ricevuto' : 'Nessun messaggio da leggere',
  };
  return (
    <PagedListTab
      title="Messaggi"
      pages={pages}
      texts={texts}
      controls={<Filters chosen={group} onChoose={choose} />}
    >
      <List>
        {shown.map((message, at) => (
          <li key={message.id}>
            <MessageCard message={message} takeFocus={at === firstNew} onMarked={keep} />
          </li>
        ))}
      </List>
    </PagedListTab>
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
