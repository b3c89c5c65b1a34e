import type { UseFormRegister } from 'react-hook-form';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import type { GuestDetails } from '../bookingFlowTypes.ts';

type Props = {
  register: UseFormRegister<GuestDetails>;
  fieldError: (name: keyof GuestDetails) => string | undefined;
};

/** Returns a fragment, because the form's grid places its direct children. */
export const ContactFields = ({ register, fieldError }: Props) => {
  const words = useTranslation();
  const optional = words('booking.optional');
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
      <Field
        label={words('booking.phone')}
        required
        hint={words('booking.phoneHint')}
        error={fieldError('customerPhone')}
      >
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
      <Field label={words('booking.email')} optional={optional} error={fieldError('customerEmail')}>
        {(control) => (
          <Input {...control} {...register('customerEmail')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label={words('booking.notes')}
        optional={optional}
        hint={words('booking.notesHint')}
        error={fieldError('notes')}
      >
        {(control) => <Textarea {...control} {...register('notes')} rows={3} />}
      </Field>
    </>
  );
};
