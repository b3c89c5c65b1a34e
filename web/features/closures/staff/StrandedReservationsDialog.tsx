import { useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { closureServiceLabel, type ClosureView } from '#src/contracts/closures.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { StrandedGuest } from '#web/shared/stranded/StrandedGuest.tsx';
import { StrandedList } from '#web/shared/stranded/StrandedList.ts';
import { useStrandedQuery } from './closuresApi.ts';
import { cancellationLabel, formatStrandedCount, closureTitle } from './closureText.ts';
import { CancelStrandedDialog } from './CancelStrandedDialog.tsx';
import { TellGuestsDialog } from './TellGuestsDialog.tsx';

type Props = {
  closure: Pick<ClosureView, 'id' | 'date' | 'weekday' | 'service' | 'stranded'>;
  onClose: () => void;
};

/** Lists the reservations on a closed date. A closure does not cancel them (spec note 10). */
export const StrandedReservationsDialog = ({ closure, onClose }: Props) => {
  const { currentData, error } = useStrandedQuery(closure.id);
  const { isChosen, toggle } = useLeftOut();
  const [isAsking, ask] = useState(false);
  const [toTell, tell] = useState<readonly ReservationView[] | null>(null);
  const ids = currentData?.map(({ reservationId }) => reservationId).filter(isChosen) ?? [];
  const showQueue = (guests: readonly ReservationView[]) =>
    guests.length > 0 ? tell(guests) : onClose();
  if (toTell) return <TellGuestsDialog guests={toTell} onClose={onClose} />;
  if (isAsking)
    return <CancelStrandedDialog ids={ids} onBack={() => ask(false)} onCancelled={showQueue} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={formatStrandedCount(currentData?.length ?? closure.stranded)}
      description={`La chiusura è salvata: ${closureTitle(closure)}, ${closureServiceLabel[closure.service]}. Queste prenotazioni restano valide: nessuna è stata annullata. Avvisa i clienti e spostale.`}
      actions={
        <>
          <Button $size="sm" onClick={onClose}>
            Ho capito
          </Button>
          <Button
            $variant="danger"
            $size="sm"
            aria-disabled={ids.length === 0}
            onClick={() => ask(ids.length > 0)}
          >
            {cancellationLabel(ids.length)}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')}</Alert>
      )}
      {!currentData && error === undefined && <Loading>Caricamento prenotazioni...</Loading>}
      <StrandedList>
        {currentData?.map((one) => (
          <li key={one.reservationId}>
            <StrandedGuest
              reservation={one}
              choice={{
                chosen: isChosen(one.reservationId),
                onToggle: () => toggle(one.reservationId),
              }}
            />
          </li>
        ))}
      </StrandedList>
    </Dialog>
  );
};

/**
 * Selection of reservations. Stores the deselected ones, so a reservation that is added later is
 * selected.
 */
const useLeftOut = () => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  return {
    isChosen: (id: string) => !leftOut.has(id),
    toggle: (id: string) =>
      setLeftOut((last) =>
        last.has(id) ? new Set([...last].filter((one) => one !== id)) : new Set([...last, id]),
      ),
  };
};
