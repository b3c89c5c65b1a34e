import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  guestCorrection,
  type GuestCorrection,
} from '#src/contracts/booking/reservation-desk-forms.ts';
import {
  occasionLabel,
  occasions,
  seatWishes,
  seatWishLabel,
} from '#src/contracts/booking/guest-wishes.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { EmailInput, Input, Select, Textarea } from '#web/shared/ui/forms/Input.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { FormActions } from './fields/FormActions.tsx';
import { Choice, Choices, Form, TwoColumns, WideField } from './fields/formLayout.ts';
import { StaffPhoneField } from './fields/StaffPhoneField.tsx';
import type { ReservationDialogProps } from './MoveReservationDialog.tsx';
import { type CorrectionValues, useCorrectGuest } from './useCorrectGuest.ts';

/**
 * Corrects guest data (GDPR, article 16). The event history records the correction, but not the
 * values.
 */
export const CorrectGuestDialog = ({ reservation, onClose, onChanged }: ReservationDialogProps) => {
  const { customerName, customerPhone, customerEmail, specialRequests, origin, ...wishes } =
    reservation;
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<CorrectionValues, unknown, GuestCorrection>({
    resolver: staffResolver(guestCorrection),
    defaultValues: {
      customerName: customerName ?? '',
      customerPhone: customerPhone ?? '',
      customerEmail: customerEmail ?? '',
      notes: specialRequests ?? '',
      occasion: wishes.occasion,
      seatWishes: wishes.seatWishes ?? [],
    },
  });
  const { correct, busy, failure } = useCorrectGuest({ reservation, onChanged }, (fields) =>
    Object.entries(fields).forEach(([name, message]) =>
      setError(name as keyof CorrectionValues, { message }),
    ),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Correggi i dati del cliente"
      description={`Riferimento ${reservation.reference}. Nello storico resta che sono stati corretti, non come erano.`}
    >
      <Form noValidate onSubmit={(event) => void handleSubmit(correct)(event)}>
        <CorrectionFields
          register={register}
          errors={errors}
          isPhoneRequired={origin !== 'walk_in'}
        />
        <FormActions submitLabel="Salva" busy={busy} failure={failure} onClose={onClose} />
      </Form>
    </Dialog>
  );
};

type FieldsProps = {
  register: UseFormRegister<CorrectionValues>;
  errors: FieldErrors<CorrectionValues>;
  isPhoneRequired: boolean;
};

const CorrectionFields = ({ register, errors, isPhoneRequired }: FieldsProps) => (
  <TwoColumns>
    <Field label="Nome" required error={errors.customerName?.message}>
      {(field) => <Input {...field} {...register('customerName')} autoComplete="off" />}
    </Field>
    <StaffPhoneField
      required={isPhoneRequired}
      error={errors.customerPhone?.message}
      connect={() => register('customerPhone')}
    />
    <WideField label="Email" optional="(facoltativa)" error={errors.customerEmail?.message}>
      {(field) => <EmailInput {...field} {...register('customerEmail')} autoComplete="off" />}
    </WideField>
    <WideField label="Richieste" optional="(facoltative)" error={errors.notes?.message}>
      {(field) => <Textarea {...field} {...register('notes')} rows={3} />}
    </WideField>
    <ArrivalAndOccasionFields register={register} />
  </TwoColumns>
);

const ArrivalAndOccasionFields = ({ register }: Pick<FieldsProps, 'register'>) => (
  <>
    <WideField label="Occasione" optional="(facoltativa)">
      {(field) => (
        <Select {...field} {...register('occasion', { setValueAs: (code) => code || null })}>
          <option value="">Nessuna</option>
          {occasions.map((code) => (
            <option key={code} value={code}>
              {occasionLabel[code]}
            </option>
          ))}
        </Select>
      )}
    </WideField>
    <WideGroup legend="Preferenze per il posto">
      <Choices>
        {seatWishes.map((code) => (
          <Choice key={code}>
            <input type="checkbox" value={code} {...register('seatWishes')} />
            <span>{seatWishLabel[code]}</span>
          </Choice>
        ))}
      </Choices>
    </WideGroup>
  </>
);

const WideGroup = styled(FieldGroup)`
  grid-column: 1 / -1;
`;
