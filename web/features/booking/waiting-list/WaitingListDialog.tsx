import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { WaitingListItem } from './WaitingListItem.tsx';
import { useWaitingListQuery } from './waitingListStaffApi.ts';

export const WaitingListDialog = ({ date, onClose }: { date: string; onClose: () => void }) => {
  const { data, error } = useWaitingListQuery(date);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Lista d’attesa"
      description={`${formatLongDate(date)}, in ordine di arrivo. Un posto che si libera va al primo che ci sta.`}
      actions={
        <Button $variant="secondary" $size="sm" onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere la lista.')}</Alert>
      )}
      {!data && !error && <Loading>Caricamento lista...</Loading>}
      {data?.length === 0 && <Empty>Nessuno in lista per questo giorno.</Empty>}
      {data && data.length > 0 && (
        <List aria-label="Lista d’attesa">
          {data.map((entry) => (
            <WaitingListItem key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </Dialog>
  );
};

const Empty = styled.p`
  margin-top: 18px;
`;
const List = styled.ol`
  display: grid;
  gap: 14px;
  margin: 18px 0 0;
  padding: 0;
  list-style: none;
`;
