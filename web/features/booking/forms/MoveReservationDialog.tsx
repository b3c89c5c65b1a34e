import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { guestName, describeCurrentSeat } from '../desk/reservationText.ts';
import { FormActions } from './fields/FormActions.tsx';
import { Form } from './fields/formLayout.ts';
import { SlotAndTableFields } from './fields/SlotAndTableFields.tsx';
import { toSlotAndTableValues, type SlotAndTableValues } from './fields/slotAndTableValues.ts';
import { slotAndTableSchema } from './fields/slotAndTableSchema.ts';
import { useMoveReservation } from './useMoveReservation.ts';

export type ReservationDialogProps = {
  reservation: ReservationView;
  onClose: () => void;
  onChanged: (changed: ReservationView) => void;
};

export const MoveReservationDialog = ({
  reservation,
  onClose,
  onChanged,
}: ReservationDialogProps) => {
  const { latest, conflictShown, save, isSaving, override, failure, fields } = useMoveReservation(
    reservation,
    onChanged,
  );
  const form = useForm<SlotAndTableValues>({
    resolver: staffResolver(slotAndTableSchema),
    defaultValues: toSlotAndTableValues(reservation),
  });
  const { reset, setError } = form;
  /*
   * After a conflict with a colleague's change, updates the fields that the user has not edited to
   * the newest values.
   */
  useEffect(() => {
    if (conflictShown) reset(toSlotAndTableValues(latest), { keepDirtyValues: true });
  }, [conflictShown, latest, reset]);
  useEffect(() => {
    for (const [name, message] of Object.entries(fields ?? {}))
      setError(name as keyof SlotAndTableValues, { message });
  }, [fields, setError]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Sposta: ${guestName(reservation)}`}
      description={describeCurrentSeat(latest)}
    >
      <FormProvider {...form}>
        <Form
          noValidate
          onSubmit={(event) => void form.handleSubmit(save)(event)}
          onChange={override.clearOnFieldChange}
        >
          <SlotAndTableFields moving={latest} />
          <FormActions
            submitLabel="Salva"
            busy={isSaving}
            failure={failure}
            override={override.fieldProps}
            onClose={onClose}
          />
        </Form>
      </FormProvider>
    </Dialog>
  );
};
