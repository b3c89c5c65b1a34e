import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { Book } from './book/Book.tsx';
import { Closing } from './closing/Closing.tsx';
import { EmptyBook } from './book/EmptyBook.tsx';
import { RequestLane } from './lane/RequestLane.tsx';
import { TonightTables } from './tables/TonightTables.tsx';
import { BookNotice, Desk, Side, WholeDesk } from './tonightLayout.ts';
import type { TonightDeskProps } from './tonightDeskProps.ts';

/**
 * Shows the chosen view: the book with the requests beside it, the timeline, the plan or the
 * closing. Until the reservations have loaded, no view calls a table free or a party marked.
 */
export const TonightDesk = ({ view, ...props }: TonightDeskProps) => {
  const { tonight, actions, dialogs } = props;
  const isOfTables = view === 'timeline' || view === 'plan';
  if (!tonight.rows && (isOfTables || view === 'closing'))
    return (
      <WholeDesk>
        <UnreadBook error={tonight.error} />
      </WholeDesk>
    );
  if (view === 'closing') return <Closing {...props} />;
  if (isOfTables)
    return (
      <WholeDesk>
        <TonightTables view={view} {...props} />
      </WholeDesk>
    );
  return (
    <Desk $view={view}>
      <TonightBook {...props} />
      <Side>
        <RequestLane
          requests={tonight.requests}
          today={tonight.date}
          actions={actions}
          onReject={dialogs.reject}
          onOpen={dialogs.open}
        />
      </Side>
    </Desk>
  );
};

const UnreadBook = ({ error }: Pick<TonightDeskProps['tonight'], 'error'>) => (
  <BookNotice>
    {error === undefined ? (
      <Loading>Caricamento prenotazioni...</Loading>
    ) : (
      <Alert live>{errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')}</Alert>
    )}
  </BookNotice>
);

const TonightBook = ({
  tonight: { rows, error, mealType, outbox },
  actions,
  dialogs,
}: Omit<TonightDeskProps, 'view'>) => {
  if (!rows) return <UnreadBook error={error} />;
  if (rows.length === 0) return <EmptyBook mealType={mealType} onEnter={dialogs.enter} />;
  return (
    <Book
      key={mealType}
      rows={rows}
      waitingIds={outbox.waitingIds}
      actions={actions}
      onOpen={dialogs.open}
      onFindTable={dialogs.findTable}
    />
  );
};
