import { useEffect } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { originLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useTimeSlotsQuery } from '../bookingApi.ts';
import { toServiceMoment, toSlotTime } from '../tonight/serviceMoment.ts';
import {
  emptyReservation,
  newReservationSchema,
  type NewReservationValues,
} from './newReservationForm.ts';
import { FormActions } from './fields/FormActions.tsx';
import { Choice, Choices, Form } from './fields/formLayout.ts';
import { GuestFields, EmailAndNotesFields } from './fields/GuestFields.tsx';
import { currentOrNextTimeSlot } from './fields/slotAndTableValues.ts';
import { SlotAndTableFields } from './fields/SlotAndTableFields.tsx';
import { useEnterReservation } from './useEnterReservation.ts';

type Props = {
  date: string;
  origin?: NewReservationValues['origin'];
  onClose: () => void;
  onEntered: () => void;
};

export const NewReservationDialog = ({ date, origin = 'phone', onClose, onEntered }: Props) => {
  const form = useForm<NewReservationValues>({
    resolver: staffResolver(newReservationSchema),
    defaultValues: emptyReservation(date, origin),
  });
  const { enter, busy, failure, override } = useEnterReservation(onEntered, form.setError);
  useCurrentTimeSlotForWalkIn(form);
  return (
    <Dialog open onOpenChange={onClose} title="Nuova prenotazione">
      <FormProvider {...form}>
        <Form
          noValidate
          onSubmit={(event) => void form.handleSubmit(enter)(event)}
          onChange={override.clearOnFieldChange}
        >
          <FieldGroup legend="Come arriva">
            <Choices>
              {(['phone', 'walk_in'] as const).map((origin) => (
                <Choice key={origin}>
                  <input type="radio" value={origin} {...form.register('origin')} />
                  <span>{originLabel[origin]}</span>
                </Choice>
              ))}
            </Choices>
          </FieldGroup>
          <GuestFields />
          <SlotAndTableFields />
          <EmailAndNotesFields />
          <FormActions
            submitLabel="Inserisci"
            busy={busy}
            failure={failure}
            override={override.fieldProps}
            onClose={onClose}
          />
        </Form>
      </FormProvider>
    </Dialog>
  );
};

const useCurrentTimeSlotForWalkIn = ({
  control,
  getValues,
  setValue,
}: UseFormReturn<NewReservationValues>) => {
  const { data: slots } = useTimeSlotsQuery();
  const origin = useWatch({ control, name: 'origin' });
  useEffect(() => {
    const { timeSlotId, reservationDate } = getValues();
    const now = toServiceMoment(new Date());
    if (origin !== 'walk_in' || timeSlotId || reservationDate !== now.date) return;
    setValue('timeSlotId', currentOrNextTimeSlot(slots ?? [], toSlotTime(now))?.id ?? '');
  }, [origin, slots, getValues, setValue]);
};
