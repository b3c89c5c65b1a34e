import { styled } from 'styled-components';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { RejectionReasons } from '#web/shared/ui/RejectionReasons.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useDecideReservationMutation } from '../desk/reservationChangesApi.ts';
import { guestName, describeReservation } from '../desk/reservationText.ts';
import type { ReservationDialogProps } from './MoveReservationDialog.tsx';
import { useLatestReservation } from './useLatestReservation.ts';
import { describeFailure } from '../describeFailure.ts';

export const RejectDialog = ({ reservation, onClose, onChanged }: ReservationDialogProps) => {
  const { reject, busy, failure } = useReject({ reservation, onChanged });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Rifiutare la richiesta di ${guestName(reservation)}?`}
      description={`${describeReservation(reservation)}. Si può tornare indietro fino alle 4 del mattino.`}
      actions={
        <Button $variant="secondary" $size="sm" onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      <Body>
        <RejectionReasons
          legend="Tocca il motivo per rifiutare"
          busy={busy}
          onReject={(reason) => void reject(reason)}
        />
        {failure && (
          <Alert live>
            <b>Errore nell'aggiornamento della prenotazione.</b> {failure}
          </Alert>
        )}
      </Body>
    </Dialog>
  );
};

const useReject = ({ reservation: opened, onChanged }: Omit<ReservationDialogProps, 'onClose'>) => {
  const [send, { isLoading, error }] = useDecideReservationMutation();
  const latest = useLatestReservation(opened);
  const { toast } = useToast();
  const { version } = refusalOf(error)?.code === 'changed_meanwhile' ? latest : opened;
  const reject = async (rejectionReason: RejectionReason) => {
    const { data } = await send({ id: opened.id, version, status: 'cancelled', rejectionReason });
    if (!data) return;
    toast({ title: 'Prenotazione rifiutata', description: describeReservation(data) });
    onChanged(data);
  };
  return {
    reject,
    busy: isLoading,
    failure: error ? describeFailure(error, 'Riprova tra qualche istante.') : null,
  };
};

const Body = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 20px;
`;
