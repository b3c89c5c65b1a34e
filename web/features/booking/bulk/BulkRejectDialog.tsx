import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import { splitFailure } from '#web/shared/api/fieldFailure.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { RejectionReasons } from '#web/shared/ui/RejectionReasons.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { useRejectManyReservationsMutation } from '../desk/reservationChangesApi.ts';
import { Form } from '../forms/fields/formLayout.ts';
import { guestName, describeReservation } from '../desk/reservationText.ts';
import { bulkRejectSummary, formatRequestCount } from './bulkRejectText.ts';

type Props = {
  chosen: readonly ReservationView[];
  onClose: () => void;
  onRejected: (rejected: readonly ReservationView[]) => void;
};

export const BulkRejectDialog = ({ chosen, onClose, onRejected }: Props) => {
  const [note, setNote] = useState('');
  const { reject, busy, problem, failure } = useBulkReject(onRejected);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Rifiutare ${formatRequestCount(chosen.length)}?`}
      description="Posti e tavoli tornano liberi. Si può tornare indietro fino alle 4 del mattino, una per una."
      actions={
        <Button $variant="secondary" $size="sm" onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      <Names aria-label="Richieste scelte" tabIndex={0}>
        {chosen.map((one) => (
          <li key={one.id}>
            <b>{guestName(one)}</b>
            {describeReservation(one).slice(guestName(one).length)}
          </li>
        ))}
      </Names>
      <Form as="div">
        <Field
          label="Nota"
          optional="(facoltativa)"
          hint="Resta nella storia di ogni richiesta. Chi ha prenotato non lo legge."
          error={problem}
          live
        >
          {(control) => (
            <Input
              {...control}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <RejectionReasons
          legend={`Tocca il motivo per rifiutare ${formatRequestCount(chosen.length)}`}
          busy={busy}
          onReject={(reason) => void reject(chosen, reason, note)}
        />
        {failure && (
          <Alert live>
            <b>Errore nell'aggiornamento delle prenotazioni.</b> {failure}
          </Alert>
        )}
      </Form>
    </Dialog>
  );
};

const useBulkReject = (onRejected: Props['onRejected']) => {
  const [send, { isLoading, error }] = useRejectManyReservationsMutation();
  const { toast } = useToast();
  const reject = async (
    chosen: Props['chosen'],
    rejectionReason: RejectionReason,
    note: string,
  ) => {
    const { data } = await send({ ids: chosen.map(({ id }) => id), rejectionReason, note });
    if (!data) return;
    const { rejected, missed } = data;
    toast({
      title: bulkRejectSummary(rejected.length, missed.length),
      description: missed[0]?.message ?? 'Chi non ha lasciato un’email va avvisato per telefono.',
    });
    onRejected(rejected);
  };
  return {
    reject,
    busy: isLoading,
    ...splitFailure(error, 'note', 'Riprova tra qualche istante.'),
  };
};

const Names = styled.ul`
  max-height: 34vh;
  margin: 18px 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-size: 1rem;
  line-height: 1.4;
  li {
    padding: 8px 0;
    border-bottom: 1px solid ${color.edge};
    overflow-wrap: anywhere;
  }
`;
