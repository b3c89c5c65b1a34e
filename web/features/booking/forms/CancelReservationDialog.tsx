import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  cancelReasonLabel,
  type CancelReason,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import {
  deskCancellation,
  type DeskCancellation,
} from '#src/contracts/booking/reservation-desk-forms.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useCancelReservationMutation } from '../desk/reservationChangesApi.ts';
import { guestName, describeReservation } from '../desk/reservationText.ts';
import { FormActions } from './fields/FormActions.tsx';
import { Choice, Choices, Form } from './fields/formLayout.ts';
import type { ReservationDialogProps } from './MoveReservationDialog.tsx';
import { useLatestReservation } from './useLatestReservation.ts';
import { describeFailure } from '../describeFailure.ts';

const reasons = Object.entries(cancelReasonLabel) as [CancelReason, string][];

export const CancelReservationDialog = ({
  reservation,
  onClose,
  onChanged,
}: ReservationDialogProps) => {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<z.input<typeof deskCancellation>, unknown, DeskCancellation>({
    resolver: staffResolver(deskCancellation),
    defaultValues: { note: '' },
  });
  const { cancel, busy, failure } = useCancelReservation({ reservation, onChanged });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Annullare la prenotazione di ${guestName(reservation)}?`}
      description={`${describeReservation(reservation)}. Tavolo e posti tornano liberi.`}
    >
      <Form noValidate onSubmit={(event) => void handleSubmit(cancel)(event)}>
        <FieldGroup legend="Motivo" error={errors.reason?.message}>
          <Choices>
            {reasons.map(([reason, label]) => (
              <Choice key={reason}>
                <input type="radio" value={reason} {...register('reason')} />
                <span>{label}</span>
              </Choice>
            ))}
          </Choices>
        </FieldGroup>
        <Field label="Nota" optional="(facoltativa)" error={errors.note?.message}>
          {(control) => <Input {...control} {...register('note')} autoComplete="off" />}
        </Field>
        <FormActions
          submitLabel="Annulla prenotazione"
          variant="danger"
          busy={busy}
          failure={failure}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
};

/**
 * Cancels the version of the reservation that was current when the dialog opened. After a conflict
 * with a colleague's change, the next attempt sends the newest version.
 */
const useCancelReservation = ({
  reservation: opened,
  onChanged,
}: Omit<ReservationDialogProps, 'onClose'>) => {
  const [send, { isLoading, error }] = useCancelReservationMutation();
  const latest = useLatestReservation(opened);
  const { toast } = useToast();
  const isConflict = refusalOf(error)?.code === 'changed_meanwhile';
  const cancel = async (body: DeskCancellation) => {
    if (isLoading) return;
    const { data } = await send({
      id: opened.id,
      version: isConflict ? latest.version : opened.version,
      body,
    });
    if (!data) return;
    toast({ title: 'Prenotazione annullata', description: describeReservation(data) });
    onChanged(data);
  };
  return {
    cancel,
    busy: isLoading,
    failure: error ? describeFailure(error, 'Riprova tra qualche istante.') : null,
  };
};
