import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ReservationView } from '../../../../../src/contracts/booking.ts';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { guestName, seatWords } from '../partyWords.ts';
import { FormActions } from './FormActions.tsx';
import { Form } from './formLayout.ts';
import { SeatFields } from './SeatFields.tsx';
import { seatOf, type SeatTyped } from './seat.ts';
import { seatSchema } from './seatSchema.ts';
import { useMove } from './useMove.ts';

export type FormProps = {
  reservation: ReservationView;
  onClose: () => void;
  onChanged: (changed: ReservationView) => void;
};

/** Date, slot, people and table of a reservation. */
export const MoveDialog = ({ reservation, onClose, onChanged }: FormProps) => {
  const { fresh, told, save, isSaving, override, failure, fields } = useMove(
    reservation,
    onChanged,
  );
  const form = useForm<SeatTyped>({
    resolver: zodResolver(seatSchema),
    defaultValues: seatOf(reservation),
  });
  const { reset, setError } = form;
  // Once told of a colleague's change, what was not touched here follows it; what was typed stays.
  useEffect(() => {
    if (told) reset(seatOf(fresh), { keepDirtyValues: true });
  }, [told, fresh, reset]);
  useEffect(() => {
    for (const [name, message] of Object.entries(fields ?? {}))
      setError(name as keyof SeatTyped, { message });
  }, [fields, setError]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Sposta: ${guestName(reservation)}`}
      description={seatWords(fresh)}
    >
      <FormProvider {...form}>
        <Form
          noValidate
          onSubmit={(event) => void form.handleSubmit(save)(event)}
          onChange={override.forgetUnless}
        >
          <SeatFields moving={fresh} />
          <FormActions
            word="Salva"
            busy={isSaving}
            failure={failure}
            override={override.box}
            onClose={onClose}
          />
        </Form>
      </FormProvider>
    </Dialog>
  );
};
