import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { EmailInput, Input } from '#web/shared/ui/forms/Input.ts';
import type { NewReservationValues } from '../newReservationForm.ts';
import { TwoColumns } from './formLayout.ts';
import { StaffPhoneField } from './StaffPhoneField.tsx';

const OPTIONAL = '(facoltativo)';

export const GuestFields = () => {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<NewReservationValues>();
  const isPhone = useWatch({ control, name: 'origin' }) === 'phone';
  return (
    <TwoColumns>
      <Field label="Nome" required error={errors.customerName?.message}>
        {(field) => <Input {...field} {...register('customerName')} autoComplete="off" />}
      </Field>
      <StaffPhoneField
        required={isPhone}
        optional={isPhone ? null : OPTIONAL}
        error={errors.customerPhone?.message}
        connect={() => register('customerPhone')}
      />
    </TwoColumns>
  );
};

export const EmailAndNotesFields = () => {
  const {
    register,
    formState: { errors },
  } = useFormContext<NewReservationValues>();
  return (
    <TwoColumns>
      <Field label="Email" optional={OPTIONAL} error={errors.customerEmail?.message}>
        {(field) => <EmailInput {...field} {...register('customerEmail')} autoComplete="off" />}
      </Field>
      <Field label="Richieste" optional={OPTIONAL} error={errors.notes?.message}>
        {(field) => <Input {...field} {...register('notes')} autoComplete="off" />}
      </Field>
    </TwoColumns>
  );
};
