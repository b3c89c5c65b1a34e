import type { UseFormRegister } from 'react-hook-form';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import type { JoinForm } from './joinFormSchema.ts';

type Props = {
  register: UseFormRegister<JoinForm>;
  fieldError: (name: keyof JoinForm) => string | undefined;
};

export const GuestContactFields = ({ register, fieldError }: Props) => {
  const words = useTranslation();
  return (
    <>
      <Field label={words('booking.name')} required error={fieldError('customerName')}>
        {(control) => (
          <Input
            {...control}
            {...register('customerName')}
            autoComplete="name"
            maxLength={MAX_LENGTHS.customerName}
          />
        )}
      </Field>
      <Field label={words('booking.phone')} required error={fieldError('customerPhone')}>
        {(control) => (
          <Input
            {...control}
            {...register('customerPhone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTHS.customerPhone}
          />
        )}
      </Field>
      <Field
        label={words('booking.email')}
        optional={words('booking.optional')}
        hint={words('waiting.emailHint')}
        error={fieldError('customerEmail')}
      >
        {(control) => (
          <Input {...control} {...register('customerEmail')} type="email" autoComplete="email" />
        )}
      </Field>
    </>
  );
};
