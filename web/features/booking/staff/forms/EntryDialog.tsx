import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { originLabel } from '../../../../../src/contracts/desk.ts';
import { venueToday } from '../../../../shared/italianDates.ts';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { FieldGroup } from '../../../../shared/ui/Field.tsx';
import { useTimeSlotsQuery } from '../../bookingApi.ts';
import { formatTimeOfDay } from '../clockOf.ts';
import { emptyReservation, newReservationSchema, type NewReservationValues } from './entry.ts';
import { FormActions } from './FormActions.tsx';
import { Choice, Choices, Form } from './formLayout.ts';
import { GuestFields, EmailAndNotesFields } from './GuestFields.tsx';
import { currentOrNextTimeSlot } from './seat.ts';
import { SlotAndTableFields } from './SeatFields.tsx';
import { useEnterReservation } from './useEnter.ts';

type Props = { /** `yyyy-MM-dd` */ date: string; onClose: () => void; onEntered: () => void };

/** A booking by telephone, or a party at the door: confirmed at once. What was typed stays when the server refuses. */
export const NewReservationDialog = ({ date, onClose, onEntered }: Props) => {
  const form = useForm<NewReservationValues>({
    resolver: zodResolver(newReservationSchema),
    defaultValues: emptyReservation(date),
  });
  const { enter, busy, failure, override } = useEnterReservation(onEntered, form.setError);
  useCurrentTimeSlotForWalkIn(form);
  return (
    <Dialog open onOpenChange={onClose} title="Nuova prenotazione">
      <FormProvider {...form}>
        <Form
          noValidate
          onSubmit={(event) => void form.handleSubmit(enter)(event)}
          onChange={override.forgetUnless}
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
            word="Inserisci"
            busy={busy}
            failure={failure}
            override={override.box}
            onClose={onClose}
          />
        </Form>
      </FormProvider>
    </Dialog>
  );
};

/** Who stands at the door wants to sit now: the turn that runs is chosen for them, until somebody chooses another. */
const useCurrentTimeSlotForWalkIn = ({
  control,
  getValues,
  setValue,
}: UseFormReturn<NewReservationValues>) => {
  const { data: slots } = useTimeSlotsQuery();
  const origin = useWatch({ control, name: 'origin' });
  useEffect(() => {
    const { timeSlotId, reservationDate } = getValues();
    const now = new Date();
    if (origin !== 'walk_in' || timeSlotId || reservationDate !== venueToday(now)) return;
    setValue(
      'timeSlotId',
      currentOrNextTimeSlot(slots ?? [], formatTimeOfDay(now.toISOString()))?.id ?? '',
    );
  }, [origin, slots, getValues, setValue]);
};
