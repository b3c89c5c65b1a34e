import type { TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { StrandedGuest } from '#web/shared/stranded/StrandedGuest.tsx';
import { StrandedList } from '#web/shared/stranded/StrandedList.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { useStrandedByLimitQuery } from './limitsApi.ts';
import { countStranded, describeLimit, describeTurns } from './limitText.ts';

type Props = { limit: TurnLimitView; onClose: () => void };

/** Lists reservations that no longer fit under a limit. The limit does not cancel them. */
export const StrandedByLimit = ({ limit, onClose }: Props) => {
  const { currentData, error } = useStrandedByLimitQuery(limit.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={countStranded({ ...limit, stranded: currentData?.length ?? limit.stranded })}
      description={`Il limite vale: ${describeTurns(limit)}, ${describeLimit(limit)}. Queste prenotazioni restano valide: nessuna è stata annullata. Chiama, scrivi o sposta.`}
      actions={
        <Button $size="sm" onClick={onClose}>
          Ho capito
        </Button>
      }
    >
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')}</Alert>
      )}
      {!currentData && error === undefined && <Loading>Caricamento prenotazioni...</Loading>}
      <StrandedList>
        {currentData?.map((one) => (
          <li key={one.reservationId}>
            <StrandedGuest reservation={one} />
          </li>
        ))}
      </StrandedList>
    </Dialog>
  );
};
