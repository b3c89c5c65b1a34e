import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import type { FieldsProps } from './QuoteEventFields.tsx';

export const CustomerFields = ({ register, problem }: FieldsProps) => {
  const words = useTranslation();
  return (
    <>
      <Field label={words('booking.name')} required error={problem('customerName')}>
        {(field) => (
          <Input
            {...field}
            {...register('customerName')}
            autoComplete="name"
            maxLength={MAX_LENGTHS.customerName}
          />
        )}
      </Field>
      <Field label={words('booking.phone')} required error={problem('customerPhone')}>
        {(field) => (
          <Input
            {...field}
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
        error={problem('customerEmail')}
      >
        {(field) => (
          <Input {...field} {...register('customerEmail')} type="email" autoComplete="email" />
        )}
      </Field>
    </>
  );
};
